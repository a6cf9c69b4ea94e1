import { either } from 'fp-ts'
import type * as t from 'io-ts'
import type { Answered, Asked } from '../../line/line.ts'
import type { Books } from './books.ts'
import { answer } from './messages.ts'
import { cardAdded, cardRemoved, profileMade, profileRemoved, profileShown } from './profiles.ts'
import { batchesListed, batchListed, detailsShown, unsettledListed } from './reports.ts'
import {
  createPaymentProfile,
  createProfile,
  createTransaction,
  envelope,
  getBatch,
  getBatches,
  getDetails,
  getUnsettled,
  named,
  paymentNamed,
} from './requests.ts'
import { misplacedIn } from './sequences.ts'
import { transactionMade } from './transactions.ts'

type Route = (books: Books, refId: string | undefined, request: unknown) => Answered

/** One URL; the root element names the call. */
const routes: Readonly<Record<string, Route>> = {
  createTransactionRequest: reading(createTransaction, (books, refId, { transactionRequest }) =>
    transactionMade(books, refId, transactionRequest),
  ),
  getTransactionDetailsRequest: reading(getDetails, (books, refId, { transId }) => detailsShown(books, refId, transId)),
  getUnsettledTransactionListRequest: reading(getUnsettled, unsettledListed),
  getSettledBatchListRequest: reading(getBatches, batchesListed),
  getTransactionListRequest: reading(getBatch, batchListed),
  createCustomerProfileRequest: reading(createProfile, profileMade),
  createCustomerPaymentProfileRequest: reading(createPaymentProfile, cardAdded),
  getCustomerProfileRequest: reading(named, (books, refId, one) => profileShown(books, refId, one.customerProfileId)),
  deleteCustomerPaymentProfileRequest: reading(paymentNamed, (books, refId, one) =>
    cardRemoved(books, refId, one.customerProfileId, one.customerPaymentProfileId),
  ),
  deleteCustomerProfileRequest: reading(named, (books, refId, one) =>
    profileRemoved(books, refId, one.customerProfileId),
  ),
}

export function routed(books: Books, { path, text }: Asked): Answered {
  if (path !== '/xml/v1/request.api') return { status: 404, body: '' }
  const [root, request] = rootOf(text)
  const route = root === undefined ? undefined : routes[root]
  if (root === undefined || route === undefined) return answer(undefined, 'E00003', {}, 'Root element is missing.')
  const misplaced = misplacedIn(root, request)
  if (misplaced !== undefined) return answer(undefined, 'E00003', {}, misplaced)
  const read = envelope.decode(request)
  if (either.isLeft(read)) return answer(undefined, 'E00003', {}, incomplete(root, 'merchantAuthentication'))
  const { merchantAuthentication: said, refId } = read.right
  // "refId: up to 20 characters", https://developer.authorize.net/api/reference/index.html.
  if (refId !== undefined && refId.length > 20)
    return answer(
      undefined,
      'E00003',
      {},
      "The 'AnetApi/xml/v1/schema/AnetApiSchema.xsd:refId' element is invalid - The actual length is greater than the MaxLength value.",
    )
  if (said.name !== books.merchant.name || said.transactionKey !== books.merchant.transactionKey)
    return answer(refId, 'E00007')
  return route(books, refId, request)
}

function rootOf(text: string): readonly [root: string | undefined, request: unknown] {
  try {
    const read: unknown = JSON.parse(text)
    const [first] = typeof read === 'object' && read !== null ? Object.entries(read) : []
    return first ?? [undefined, undefined]
  } catch {
    return [undefined, undefined]
  }
}

function reading<A>(
  codec: t.Decoder<unknown, A>,
  route: (books: Books, refId: string | undefined, request: A) => Answered,
): Route {
  return (books, refId, request) => {
    const read = codec.decode(request)
    if (either.isRight(read)) return route(books, refId, read.right)
    const field = read.left[0]?.context.map(({ key }) => key).filter((key) => key !== '' && !/^\d+$/.test(key)) ?? []
    return answer(refId, 'E00003', {}, incomplete(field.at(-2) ?? 'request', field.at(-1) ?? ''))
  }
}

function incomplete(element: string, child: string): string {
  const where = "in namespace 'AnetApi/xml/v1/schema/AnetApiSchema.xsd'"
  return `The element '${element}' ${where} has incomplete content. List of possible elements expected: '${child}' ${where}.`
}
