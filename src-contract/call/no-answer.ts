/** Code of a proxy's 504 after the back end did not respond; never sent by a back end. */
export const noAnswerCode = 'no_answer'

/** Statuses of proxies and gateways for a missing response. */
export const statusesWithoutAnswer: readonly number[] = [408, 502, 504]
