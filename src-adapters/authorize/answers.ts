import * as t from 'io-ts'

const messageCodes = t.array(t.type({ errorCode: t.string }))

/** 1 approved, 2 declined, 3 error, 4 held for review. */
const responseCode = t.union([t.literal('1'), t.literal('2'), t.literal('3'), t.literal('4')])

/** Absent if the request was refused. */
export const transactionAnswer = t.partial({
  transactionResponse: t.intersection([
    t.type({ responseCode, transId: t.string }),
    t.partial({
      avsResultCode: t.string,
      cvvResultCode: t.string,
      accountNumber: t.string,
      accountType: t.string,
      errors: messageCodes,
      messages: t.array(t.type({ code: t.string })),
      /** A prepaid card that covered only a part. */
      prePaidCard: t.partial({ approvedAmount: t.union([t.string, t.number]) }),
    }),
  ]),
})
export type TransactionAnswer = NonNullable<t.TypeOf<typeof transactionAnswer>['transactionResponse']>

const summary = t.intersection([
  t.type({ transId: t.string, submitTimeUTC: t.string, transactionStatus: t.string }),
  t.partial({ invoiceNumber: t.string }),
])
export type Summary = t.TypeOf<typeof summary>

/** An empty list has no `transactions`. */
export const listedTransactions = t.partial({ transactions: t.array(summary) })

export const listedBatches = t.partial({ batchList: t.array(t.type({ batchId: t.string })) })

const details = t.intersection([
  t.type({ transId: t.string, submitTimeUTC: t.string, transactionType: t.string, transactionStatus: t.string }),
  t.partial({
    refTransId: t.string,
    responseReasonCode: t.number,
    AVSResponse: t.string,
    cardCodeResponse: t.string,
    order: t.partial({ invoiceNumber: t.string, description: t.string }),
    authAmount: t.number,
    settleAmount: t.number,
    payment: t.partial({ creditCard: t.partial({ cardNumber: t.string, cardType: t.string }) }),
  }),
])
export type Details = t.TypeOf<typeof details>

export const transactionDetails = t.partial({ transaction: details })

export const profileAnswer = t.partial({ customerProfileId: t.string })

export const paymentProfileAnswer = t.partial({
  customerPaymentProfileId: t.string,
  /** Comma separated. */
  validationDirectResponse: t.string,
})

export const profileDetails = t.partial({
  profile: t.partial({
    customerProfileId: t.string,
    paymentProfiles: t.array(
      t.intersection([
        t.type({ customerPaymentProfileId: t.string }),
        t.partial({ payment: t.partial({ creditCard: t.partial({ cardNumber: t.string, cardType: t.string }) }) }),
      ]),
    ),
  }),
})

export const emptyAnswer = t.type({})
