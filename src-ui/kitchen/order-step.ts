export type OrderStep = 'details' | 'accept' | 'delay' | 'send-out' | 'cancel'

export interface OpenStep {
  readonly orderId: string
  readonly step: OrderStep
}
