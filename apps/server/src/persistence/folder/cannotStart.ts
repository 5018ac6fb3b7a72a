/** A reason not to start that the operator can fix. Its message is a sentence that says how. */
export class CannotStart extends Error {}
