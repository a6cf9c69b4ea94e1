import * as t from 'io-ts'

// https://developer.authorize.net/api/reference/index.html: numbers may be strings.
const amount = t.union([t.string, t.number])
const creditCard = t.intersection([
  t.type({ cardNumber: t.string }),
  t.partial({ expirationDate: t.string, cardCode: t.string }),
])
const opaqueData = t.type({ dataDescriptor: t.string, dataValue: t.string })
const payment = t.partial({ creditCard, opaqueData })
const billTo = t.partial({ firstName: t.string, lastName: t.string, address: t.string, zip: t.string })
const setting = t.type({ settingName: t.string, settingValue: t.string })
const authentication = t.type({ name: t.string, transactionKey: t.string })

export const transactionRequest = t.intersection([
  t.type({ transactionType: t.string }),
  t.partial({
    amount,
    currencyCode: t.string,
    payment,
    profile: t.intersection([
      t.type({ customerProfileId: t.string }),
      t.partial({
        paymentProfile: t.intersection([t.type({ paymentProfileId: t.string }), t.partial({ cardCode: t.string })]),
      }),
    ]),
    refTransId: t.string,
    order: t.partial({ invoiceNumber: t.string, description: t.string }),
    customer: t.partial({ id: t.string, email: t.string }),
    billTo,
    transactionSettings: t.type({ setting: t.union([setting, t.array(setting)]) }),
  }),
])
export type TransactionRequest = t.TypeOf<typeof transactionRequest>

export const createTransaction = t.type({ transactionRequest })
export const getDetails = t.type({ transId: t.string })
export const getUnsettled = t.partial({
  sorting: t.partial({ orderBy: t.string, orderDescending: t.union([t.boolean, t.string]) }),
  paging: t.partial({ limit: amount, offset: amount }),
})
export const getBatches = t.partial({ firstSettlementDate: t.string, lastSettlementDate: t.string })
export const getBatch = t.intersection([t.type({ batchId: t.string }), getUnsettled])
const paymentProfile = t.intersection([t.type({ payment }), t.partial({ billTo, customerType: t.string })])
export const createProfile = t.type({
  profile: t.partial({
    merchantCustomerId: t.string,
    description: t.string,
    email: t.string,
    paymentProfiles: t.union([paymentProfile, t.array(paymentProfile)]),
  }),
})
export const createPaymentProfile = t.intersection([
  t.type({ customerProfileId: t.string, paymentProfile }),
  t.partial({ validationMode: t.string }),
])
export const named = t.type({ customerProfileId: t.string })
export const paymentNamed = t.type({ customerProfileId: t.string, customerPaymentProfileId: t.string })

export const envelope = t.intersection([
  t.type({ merchantAuthentication: authentication }),
  t.partial({ refId: t.string }),
])
