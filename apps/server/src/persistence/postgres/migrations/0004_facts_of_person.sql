-- Finds the ledgers to which a person has added facts, when they want to be forgotten.
CREATE INDEX facts_of_person ON ledger_facts (person) WHERE person IS NOT NULL;
