import type { RefusalAnswer } from './refusal-answer.ts'

/** Carries a refusal out of a Fastify hook or parser, where throwing is the only way to answer. */
export class Refused extends Error {
  readonly answer: RefusalAnswer
  constructor(answer: RefusalAnswer) {
    super(answer.body.code)
    this.answer = answer
  }
}
