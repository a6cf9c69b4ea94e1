/**
 * Authorize.Net converts JSON to XML and validates element order
 * (https://developer.authorize.net/api/reference/index.html, schema at
 * https://api.authorize.net/xml/v1/schema/AnetApiSchema.xsd). Lists only elements that shops use.
 */
const sequences: Readonly<Record<string, readonly string[]>> = {
  createTransactionRequest: ['merchantAuthentication', 'clientId', 'refId', 'transactionRequest'],
  getTransactionDetailsRequest: ['merchantAuthentication', 'clientId', 'refId', 'transId'],
  getUnsettledTransactionListRequest: ['merchantAuthentication', 'clientId', 'refId', 'status', 'sorting', 'paging'],
  getSettledBatchListRequest: [
    ...[
      'merchantAuthentication',
      'clientId',
      'refId',
      'includeStatistics',
      'firstSettlementDate',
      'lastSettlementDate',
    ],
  ],
  getTransactionListRequest: ['merchantAuthentication', 'clientId', 'refId', 'batchId', 'sorting', 'paging'],
  createCustomerProfileRequest: ['merchantAuthentication', 'clientId', 'refId', 'profile', 'validationMode'],
  createCustomerPaymentProfileRequest: [
    ...['merchantAuthentication', 'clientId', 'refId', 'customerProfileId', 'paymentProfile', 'validationMode'],
  ],
  getCustomerProfileRequest: [
    ...['merchantAuthentication', 'clientId', 'refId', 'customerProfileId', 'merchantCustomerId', 'email'],
    ...['unmaskExpirationDate', 'includeIssuerInfo'],
  ],
  deleteCustomerPaymentProfileRequest: [
    ...['merchantAuthentication', 'clientId', 'refId', 'customerProfileId', 'customerPaymentProfileId'],
  ],
  deleteCustomerProfileRequest: ['merchantAuthentication', 'clientId', 'refId', 'customerProfileId'],
  merchantAuthentication: ['name', 'transactionKey'],
  transactionRequest: [
    ...['transactionType', 'amount', 'currencyCode', 'payment', 'profile', 'solution', 'callId', 'terminalNumber'],
    ...['authCode', 'refTransId', 'splitTenderId', 'order', 'lineItems', 'tax', 'duty', 'shipping', 'taxExempt'],
    ...['poNumber', 'customer', 'billTo', 'shipTo', 'customerIP', 'cardholderAuthentication', 'retail', 'employeeId'],
    ...['transactionSettings', 'userFields', 'surcharge', 'merchantDescriptor', 'subMerchant', 'tip'],
    ...['processingOptions', 'subsequentAuthInformation', 'otherTax', 'shipFrom', 'authorizationIndicatorType'],
  ],
  creditCard: ['cardNumber', 'expirationDate', 'cardCode'],
  opaqueData: ['dataDescriptor', 'dataValue', 'dataKey', 'expirationTimeStamp'],
  order: ['invoiceNumber', 'description'],
  customer: ['type', 'id', 'email'],
  billTo: [
    'firstName',
    'lastName',
    'company',
    'address',
    'city',
    'state',
    'zip',
    'country',
    'phoneNumber',
    'faxNumber',
  ],
  sorting: ['orderBy', 'orderDescending'],
  paging: ['limit', 'offset'],
}
// Some names mean different elements inside a profile.
const insideProfiles: typeof sequences = {
  profile: ['merchantCustomerId', 'description', 'email', 'paymentProfiles', 'shipToList', 'profileType'],
  paymentProfile: ['customerType', 'billTo', 'payment', 'driversLicense', 'taxId', 'defaultPaymentProfile'],
}
const insideTransactions: typeof sequences = {
  profile: ['createProfile', 'customerProfileId', 'paymentProfile', 'shippingProfileId'],
  paymentProfile: ['paymentProfileId', 'cardCode'],
}

/** Schema error of a request in the gateway's words (E00003). */
export function misplacedIn(root: string, request: unknown): string | undefined {
  const inside = root === 'createTransactionRequest' ? insideTransactions : insideProfiles
  return wrongIn(root, request, { ...sequences, ...inside })
}

function wrongIn(name: string, value: unknown, known: typeof sequences): string | undefined {
  if (Array.isArray(value)) return firstOf(value.map((one) => () => wrongIn(name, one, known)))
  if (typeof value !== 'object' || value === null) return undefined
  const sequence = known[name]
  let left = sequence ?? []
  for (const child of Object.keys(value)) {
    if (sequence === undefined) continue
    const at = left.indexOf(child)
    if (at < 0) return invalidChild(name, child, left)
    left = left.slice(at + 1)
  }
  return firstOf(
    Object.entries(value).map(
      ([child, inner]) =>
        () =>
          wrongIn(child, inner, known),
    ),
  )
}

const namespace = "in namespace 'AnetApi/xml/v1/schema/AnetApiSchema.xsd'"

function invalidChild(name: string, child: string, left: readonly string[]): string {
  const start = `The element '${name}' ${namespace} has invalid child element '${child}' ${namespace}.`
  return left.length === 0 ? start : `${start} List of possible elements expected: '${left.join(', ')}' ${namespace}.`
}

function firstOf(tries: readonly (() => string | undefined)[]): string | undefined {
  for (const attempt of tries) {
    const found = attempt()
    if (found !== undefined) return found
  }
  return undefined
}
