/** Documented in docs/reference/kept-data.md. */
export interface RetentionPeriod {
  /** Columns with personal data, by table. */
  readonly holds: Readonly<Record<string, readonly string[]>>
  /** undefined: until the thing that `since` names is gone. */
  readonly days: number | undefined
  readonly since: string
  readonly why: string
  /** nameless: amounts, dishes and times stay. */
  readonly end: 'deleted' | 'nameless'
}

const ofOrders = {
  orders: ['patron_id', 'ticket', 'payment', 'submitted'],
  order_lines: ['notes'],
  kitchen_tickets: ['slip'],
  deliveries: ['courier_lat', 'courier_long'],
  refunds: ['reason'],
  cancellations: ['reason'],
  order_events: ['event'],
  order_messages: ['text'],
  placements: ['patron_id'],
} as const

export const retentionPeriods = {
  guestOrders: {
    holds: ofOrders,
    days: 180,
    since: 'the order was placed',
    why: 'complaints, refunds and chargebacks',
    end: 'nameless',
  },
  patronOrders: {
    holds: ofOrders,
    days: 730,
    since: 'the order was placed',
    why: 'the order history in the profile, which later shows it without address, notes and contact',
    end: 'nameless',
  },
  idleAccounts: {
    holds: {
      patrons: ['id', 'account', 'password_hash', 'profile', 'verified_phone'],
      saved_cards: ['patron_id', 'token', 'brand', 'last4', 'exp_month', 'exp_year'],
      patron_addresses: ['patron_id', 'likeness', 'address'],
      social_identities: ['platform', 'subject', 'patron_id'],
      wallet_rewards: ['patron_id'],
      promotion_patrons: ['patron_id'],
      offer_events: ['subject', 'reason'],
      audit: ['subject'],
    },
    days: 1_095,
    since: 'the account was last used, unless it has credit',
    why: 'login, payment and rewards; the owner can delete it at any time',
    end: 'deleted',
  },
  sessions: {
    holds: { sessions: ['token_hash', 'patron_id'] },
    days: 90,
    since: 'the login, or 30 days after the last use',
    why: 'staying logged in',
    end: 'deleted',
  },
  erasedSessions: {
    holds: { erased_sessions: ['token_hash'] },
    days: 1,
    since: 'the account was deleted',
    why: 'confirming the deletion to a client that lost the answer and retries',
    end: 'deleted',
  },
  signInCodes: {
    holds: {
      pins: ['account', 'visit', 'hash'],
      password_tokens: ['token_hash', 'patron_id'],
      social_proofs: ['token_hash', 'platform', 'subject', 'email'],
    },
    days: 1,
    since: 'the code expired, minutes after it was requested',
    why: 'verifying the ownership of an e-mail, a phone or a platform account',
    end: 'deleted',
  },
  savedCarts: {
    holds: { saved_carts: ['cart'] },
    days: 1,
    since: 'the link expired',
    why: 'sharing a cart; it contains the notes on dishes, but no name or address',
    end: 'deleted',
  },
  giftCardWords: {
    holds: { gift_cards: ['receiver', 'sender', 'message'] },
    days: 180,
    since: 'an empty card was last used or voided',
    why: 'showing the card to its recipient',
    end: 'nameless',
  },
  unsentNotices: {
    holds: { jobs: ['payload', 'last_error'] },
    days: 30,
    since: 'a notice to a previous e-mail, or the mail of a gift card, failed',
    why: 'an operator can fix the cause and retry',
    end: 'deleted',
  },
  payments: {
    holds: { attempts: ['draft'], credit_holds: ['patron_id'], promotion_holds: ['patron_id'] },
    days: undefined,
    since: 'a payment is in progress, for minutes',
    why: 'writing the paid order, also after a crash',
    end: 'deleted',
  },
  counts: {
    holds: { limit_counts: ['subject', 'marks'], placing_turns: ['name', 'taken'], look_alikes: ['likeness'] },
    days: 1,
    since: 'the limit’s window ended',
    why: 'rate limits; networks and customers are stored as keyed hashes',
    end: 'deleted',
  },
  removedCards: {
    holds: { removed_cards: ['id'] },
    days: 7,
    since: 'the card was removed',
    why: 'a card removed while it was being saved stays removed',
    end: 'deleted',
  },
  staff: {
    holds: { staff: ['id', 'email', 'name', 'password_hash'] },
    days: undefined,
    since: 'the member works for the brand',
    why: 'signing in to the board',
    end: 'deleted',
  },
  staffSecondFactors: {
    holds: { staff_second_factors: ['member_id', 'secret'], staff_recovery_codes: ['member_id', 'code_hash'] },
    days: undefined,
    since: 'the second factor is on',
    why: 'checking the codes of an authenticator app',
    end: 'deleted',
  },
  staffSessions: {
    holds: { staff_sessions: ['token_hash', 'member_id'] },
    days: 30,
    since: 'the sign-in; 7 where it is not used',
    why: 'staying signed in for a shift',
    end: 'deleted',
  },
  staffInvitations: {
    holds: { staff_invitations: ['token_hash', 'member_id'] },
    days: 1,
    since: 'the invitation expired',
    why: 'setting the first password',
    end: 'deleted',
  },
  audit: {
    holds: { audit: ['member_id', 'network'] },
    days: 730,
    since: 'the action',
    why: 'telling which member of staff changed an order, and from where',
    end: 'deleted',
  },
  offers: {
    holds: { offer_events: ['member_id', 'reason'] },
    days: 730,
    since: 'the change',
    why: 'telling which member of staff gave or took something, and why',
    end: 'nameless',
  },
  brandVersions: {
    holds: { brand_versions: ['published_by'] },
    days: 730,
    since: 'the version was published',
    why: 'telling which member of staff published a version',
    end: 'nameless',
  },
} as const satisfies Readonly<Record<string, RetentionPeriod>>
