// API objects as card merchants meet them. Field names and meanings follow https://docs.stripe.com/api; includes fields
// that are always null or empty here, because an adapter may read them.

export interface Address {
  city: string | null
  country: string | null
  line1: string | null
  line2: string | null
  postal_code: string | null
  state: string | null
}

export interface BillingDetails {
  address: Address
  email: string | null
  name: string | null
  phone: string | null
  tax_id: string | null
}

export interface Card {
  brand: string
  checks: {
    address_line1_check: string | null
    address_postal_code_check: string | null
    cvc_check: string | null
  }
  country: string
  display_brand: string
  exp_month: number
  exp_year: number
  fingerprint: string
  funding: string
  generated_from: null
  last4: string
  networks: { available: string[]; preferred: null }
  three_d_secure_usage: { supported: boolean }
  wallet: { type: string; dynamic_last4: string | null } | null
}

export interface PaymentMethod {
  id: string
  object: 'payment_method'
  allow_redisplay: string
  billing_details: BillingDetails
  card: Card
  created: number
  customer: string | null
  customer_account: null
  livemode: false
  metadata: Record<string, string>
  type: 'card'
}

export interface Customer {
  id: string
  object: 'customer'
  address: Address | null
  balance: number
  created: number
  currency: null
  default_source: null
  delinquent: boolean
  description: string | null
  email: string | null
  invoice_settings: { default_payment_method: string | null }
  livemode: false
  metadata: Record<string, string>
  name: string | null
  phone: string | null
  shipping: null
}

export type FutureUsage = 'off_session' | 'on_session'
export type CaptureMethod = 'automatic' | 'automatic_async' | 'manual'

/** Elements options that a token carries, compared with the intent at confirmation. */
export interface ElementsContext {
  mode: string | undefined
  amount: number | undefined
  currency: string | undefined
  captureMethod: string | undefined
  setupFutureUsage: string | undefined
}

export interface ConfirmationToken {
  id: string
  object: 'confirmation_token'
  created: number
  expires_at: number | null
  livemode: false
  mandate_data: null
  metadata: Record<string, string>
  payment_intent: string | null
  payment_method_options: null
  payment_method_preview: Omit<PaymentMethod, 'id' | 'object' | 'created' | 'livemode' | 'metadata'>
  return_url: string | null
  setup_future_usage: FutureUsage | null
  setup_intent: string | null
  shipping: unknown
  use_stripe_sdk: boolean
}

export type NextAction =
  | { type: 'use_stripe_sdk'; use_stripe_sdk: { type: 'three_d_secure_redirect'; stripe_js: string; source: string } }
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }

export interface LastError {
  type: string
  code: string
  decline_code?: string
  message: string
  charge?: string
  payment_method: unknown
}

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export interface PaymentIntent {
  id: string
  object: 'payment_intent'
  allowed_payment_method_types: string[] | null
  amount: number
  amount_capturable: number
  amount_details: { tip: Record<string, never> }
  amount_received: number
  application: null
  application_fee_amount: number | null
  automatic_payment_methods: { enabled: boolean; allow_redirects: string } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: CaptureMethod
  client_secret: string
  confirmation_method: 'automatic' | 'manual'
  created: number
  currency: string
  customer: string | null
  customer_account: null
  description: string | null
  excluded_payment_method_types: string[] | null
  last_payment_error: LastError | null
  latest_charge: string | null
  livemode: false
  metadata: Record<string, string>
  next_action: NextAction | null
  on_behalf_of: null
  payment_method: string | null
  payment_method_options: { card: { request_three_d_secure: string } }
  payment_method_types: string[]
  processing: null
  receipt_email: string | null
  review: null
  setup_future_usage: FutureUsage | null
  shipping: unknown
  source: null
  statement_descriptor: string | null
  statement_descriptor_suffix: string | null
  status: IntentStatus
  transfer_data: null
  transfer_group: null
}

export type SetupStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled'

export interface SetupIntent {
  id: string
  object: 'setup_intent'
  canceled_at: number | null
  cancellation_reason: string | null
  client_secret: string
  created: number
  customer: string | null
  description: string | null
  last_setup_error: LastError | null
  latest_attempt: null
  livemode: false
  metadata: Record<string, string>
  next_action: NextAction | null
  payment_method: string | null
  payment_method_types: string[]
  status: SetupStatus
  usage: FutureUsage
}

export interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  billing_details: BillingDetails
  captured: boolean
  created: number
  currency: string
  customer: string | null
  description: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  livemode: false
  metadata: Record<string, string>
  outcome: { network_status: string; reason: string | null; seller_message: string; type: string }
  paid: boolean
  payment_intent: string
  payment_method: string
  payment_method_details: { type: 'card'; card: unknown }
  receipt_email: string | null
  refunded: boolean
  status: 'succeeded' | 'failed' | 'pending'
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  balance_transaction: string | null
  charge: string
  created: number
  currency: string
  customer: string | null
  failure_reason?: string
  metadata: Record<string, string>
  payment_intent: string
  payment_method: string
  reason: string | null
  receipt_number: null
  status: 'pending' | 'succeeded' | 'failed'
}

export interface StripeEvent {
  id: string
  object: 'event'
  /** Only in events of a connected account. */
  account?: string
  api_version: string
  created: number
  data: { object: unknown }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

export type Stored =
  | Charge
  | ConfirmationToken
  | Customer
  | PaymentIntent
  | PaymentMethod
  | Refund
  | SetupIntent
  | StripeEvent
