/** A brand pays through one of them (PAY-03). Each has a row in `browser.ts` and in `server.ts`. */
export const processorNames = ['sandbox', 'stripe', 'square', 'authorize', 'seamless'] as const

export type ProcessorName = (typeof processorNames)[number]

export function isProcessorName(name: string): name is ProcessorName {
  return processorNames.some((one) => one === name)
}
