/** What a member does with an order in a sheet of its own. */
export type OrderStep = 'details' | 'accept' | 'delay' | 'send-out' | 'cancel'

export interface OpenStep {
  readonly orderId: string
  readonly step: OrderStep
}
