import type { RefusalAnswer } from './refusal-answer.ts'

/** Fastify hooks and parsers answer only by throwing. */
export class RefusalError extends Error {
  readonly answer: RefusalAnswer
  constructor(answer: RefusalAnswer) {
    super(answer.body.code)
    this.answer = answer
  }
}
