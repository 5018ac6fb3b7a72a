/* Messages between the page and a worker that answers its questions. */

export interface NumberedQuestion<Question> {
  readonly id: number;
  readonly question: Question;
}

export interface NumberedAnswer<Answer> {
  readonly id: number;
  readonly answer: Answer | undefined;
}
