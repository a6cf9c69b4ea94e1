/** The code of a forwarder's 504: it asked, and nobody answered. Never a back end's own word. */
export const noAnswerCode = 'no_answer'

/** Statuses by which something on the way says that it had no answer in time. */
export const statusesWithoutAnswer: readonly number[] = [408, 502, 504]
