export type OrderStep = 'details' | 'accept' | 'delay' | 'send-out' | 'cancel' | 'refund' | 'message'

export interface OpenStep {
  readonly orderId: string
  readonly step: OrderStep
}
