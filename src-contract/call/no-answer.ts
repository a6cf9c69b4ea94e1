/** Code of a proxy's 504; no back end sends it. */
export const noAnswerCode = 'no_answer'

/** Statuses that proxies and gateways send. */
export const statusesWithoutAnswer: readonly number[] = [408, 502, 504]
