/** On a proxy's 504; no back end sends it. */
export const noAnswerCode = 'no_answer'

/** From proxies and gateways. */
export const statusesWithoutAnswer: readonly number[] = [408, 502, 504]
