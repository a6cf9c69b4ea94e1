/** Documented in docs/reference/kept-data.md. */
export interface Kept {
  /** Columns with personal data, by table. */
  readonly holds: Readonly<Record<string, readonly string[]>>
  /** undefined: as long as what `since` names exists. */
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
  placements: ['patron_id'],
} as const

export const retentionPeriods = {
  guestOrders: {
    holds: ofOrders,
    days: 180,
    since: 'the order was placed',
    why: 'complaints, refunds, and charges that a bank takes back',
    end: 'nameless',
  },
  patronOrders: {
    holds: ofOrders,
    days: 730,
    since: 'the order was placed',
    why: 'the history in the profile; afterwards it stays there without address, notes and contact',
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
    },
    days: 1_095,
    since: 'the account was last used, unless it has credit left',
    why: 'signing in, paying, rewards; its owner may delete it at any time',
    end: 'deleted',
  },
  sessions: {
    holds: { sessions: ['token_hash', 'patron_id'] },
    days: 90,
    since: 'the sign-in; 30 where it is not used',
    why: 'staying signed in',
    end: 'deleted',
  },
  erasedSessions: {
    holds: { erased_sessions: ['token_hash'] },
    days: 1,
    since: 'the account was deleted',
    why: 'telling so to whoever did not hear the answer and asks again',
    end: 'deleted',
  },
  signInCodes: {
    holds: {
      pins: ['account', 'visit', 'hash'],
      password_tokens: ['token_hash', 'patron_id'],
      social_proofs: ['token_hash', 'platform', 'subject', 'email'],
    },
    days: 1,
    since: 'they are over, minutes after they were asked for',
    why: 'showing that an e-mail, a phone or an account at a platform is one’s own',
    end: 'deleted',
  },
  savedCarts: {
    holds: { saved_carts: ['cart'] },
    days: 1,
    since: 'the link is over',
    why: 'handing a cart over; no name and no address is in it, but what was written on a dish',
    end: 'deleted',
  },
  giftCardWords: {
    holds: { gift_cards: ['receiver', 'sender', 'message'] },
    days: 180,
    since: 'the last of an empty card was spent',
    why: 'showing the card to whoever was given it',
    end: 'nameless',
  },
  unsentNotices: {
    holds: { jobs: ['payload', 'last_error'] },
    days: 30,
    since: 'a notice to an old e-mail could not be sent',
    why: 'somebody may mend what kept it from being sent',
    end: 'deleted',
  },
  payments: {
    holds: { attempts: ['draft'], credit_holds: ['patron_id'], promotion_holds: ['patron_id'] },
    days: undefined,
    since: 'a payment is under way, which is minutes',
    why: 'writing the order that was paid for, also after a crash',
    end: 'deleted',
  },
  counts: {
    holds: { limit_counts: ['subject', 'marks'], placing_turns: ['name', 'taken'], look_alikes: ['likeness'] },
    days: 1,
    since: 'the limit’s window is over',
    why: 'keeping strangers from guessing and from ordering in crowds; networks and people are in it as keyed hashes',
    end: 'deleted',
  },
  removedCards: {
    holds: { removed_cards: ['id'] },
    days: 7,
    since: 'the card was removed',
    why: 'a card that was removed while it was being saved stays removed',
    end: 'deleted',
  },
} as const satisfies Readonly<Record<string, Kept>>
