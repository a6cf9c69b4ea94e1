/** Square's wire objects: https://developer.squareup.com/reference/square/objects/Payment and others. */
export interface Money {
  readonly amount: number
  readonly currency: string
}

export type PaymentStatus = 'APPROVED' | 'COMPLETED' | 'CANCELED' | 'FAILED'

export interface CardFace {
  readonly card_brand: string
  readonly last_4: string
  readonly exp_month: number
  readonly exp_year: number
  readonly bin: string
  readonly fingerprint: string
}

export interface CardDetails {
  readonly status: 'AUTHORIZED' | 'CAPTURED' | 'VOIDED' | 'FAILED'
  readonly card: CardFace
  readonly entry_method: 'KEYED' | 'ON_FILE'
  readonly cvv_status?: 'CVV_ACCEPTED' | 'CVV_REJECTED' | 'CVV_NOT_CHECKED'
  readonly avs_status?: 'AVS_ACCEPTED' | 'AVS_REJECTED' | 'AVS_NOT_CHECKED'
  readonly statement_description?: string
  readonly errors?: readonly unknown[]
  readonly card_payment_timeline: {
    readonly authorized_at?: string
    readonly captured_at?: string
    readonly voided_at?: string
  }
}

export interface Payment {
  readonly id: string
  readonly created_at: string
  readonly updated_at: string
  readonly amount_money: Money
  readonly tip_money?: Money
  readonly total_money: Money
  readonly approved_money: Money
  readonly refunded_money?: Money
  readonly status: PaymentStatus
  readonly delay_duration: string
  readonly delay_action: 'CANCEL' | 'COMPLETE'
  readonly delayed_until: string
  readonly source_type: 'CARD'
  readonly card_details: CardDetails
  readonly location_id: string
  readonly order_id: string
  readonly reference_id?: string
  readonly customer_id?: string
  readonly refund_ids?: readonly string[]
  readonly buyer_email_address?: string
  readonly note?: string
  readonly capabilities?: readonly string[]
  readonly receipt_number?: string
  readonly receipt_url?: string
  readonly version_token: string
}

export interface Refund {
  readonly id: string
  readonly status: 'PENDING' | 'COMPLETED' | 'REJECTED' | 'FAILED'
  readonly location_id: string
  readonly amount_money: Money
  readonly payment_id: string
  readonly order_id: string
  readonly reason?: string
  readonly created_at: string
  readonly updated_at: string
}

export interface StoredCard extends CardFace {
  readonly id: string
  readonly customer_id?: string
  readonly cardholder_name?: string
  readonly reference_id?: string
  readonly billing_address?: unknown
  readonly enabled: boolean
  readonly merchant_id: string
  readonly created_at: string
  readonly disabled_at?: string
  readonly version: number
}

export interface Customer {
  readonly id: string
  readonly created_at: string
  readonly updated_at: string
  readonly given_name?: string
  readonly family_name?: string
  readonly email_address?: string
  readonly phone_number?: string
  readonly reference_id?: string
  readonly note?: string
  readonly preferences: { readonly email_unsubscribed: boolean }
  readonly creation_source: 'THIRD_PARTY'
  readonly version: number
}
