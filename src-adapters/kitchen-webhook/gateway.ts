import { createHmac } from 'node:crypto'
import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { noticeHeaders, signedText } from '../../src-contract/kitchen/signed-call.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { isPrivateAddress } from './gateway-private-addresses.ts'

/** As in the order server's `KitchenHook`. */
interface NoticeCall {
  readonly brandId: string
  readonly locationId: string
  readonly url: string
  readonly name: string
  readonly body: string
}

export interface WebhookNeeds {
  readonly secretOf: (brandId: string, locationId: string) => string | undefined
  readonly clock: Clock
  /** Milliseconds for the whole call. */
  readonly timeout: number
  /** Development: allows plain http and private networks. */
  readonly isAtHome: boolean
  /** Additional trusted certificate, PEM. */
  readonly ca?: string
}

type Outcome =
  | { readonly _tag: 'Taken' }
  | { readonly _tag: 'Gone' }
  | { readonly _tag: 'Failed'; readonly why: string }

/**
 * Follows no redirects, because only the brand's settings may name the receiver. Connects to the address it checked.
 */
export function kitchenWebhook(needs: WebhookNeeds) {
  const { secretOf, clock, timeout, isAtHome } = needs

  const send = (url: URL, body: string, headers: Readonly<Record<string, string>>): Promise<Outcome> =>
    new Promise((tell) => {
      const ask = url.protocol === 'https:' ? httpsRequest : httpRequest
      const call = ask(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
          signal: AbortSignal.timeout(timeout),
          agent: false,
          ...(isAtHome ? {} : { lookup: publicLookup }),
          ...(needs.ca === undefined ? {} : { ca: needs.ca }),
        },
        (answer) => {
          const status = answer.statusCode ?? 0
          answer.destroy()
          if (status >= 200 && status < 300) tell({ _tag: 'Taken' })
          else if (status === 410) tell({ _tag: 'Gone' })
          else tell(failed(`the receiver answered ${status}`))
        },
      )
      call.on('error', (reason) => tell(failed(causeOf(reason))))
      call.end(body)
    })

  return {
    post: async ({ brandId, locationId, url, name, body }: NoticeCall): Promise<Outcome> => {
      const secret = secretOf(brandId, locationId)
      if (secret === undefined) return failed('no secret is configured for this location')
      const target = new URL(url)
      const host = target.hostname.replace(/^\[|\]$/g, '')
      if (!isAtHome && target.protocol !== 'https:') return failed('only https is called')
      if (!isAtHome && isIP(host) !== 0 && isPrivateAddress(host)) return failed('the address is of a private network')
      const timestamp = String(Math.floor(clock.now() / 1_000))
      const signature = createHmac('sha256', secret).update(signedText(timestamp, body)).digest('hex')
      return send(target, body, {
        'content-type': 'application/json',
        'user-agent': 'Tureen',
        [noticeHeaders.notice]: name,
        [noticeHeaders.timestamp]: timestamp,
        [noticeHeaders.signature]: `v1=${signature}`,
      })
    },
  }
}

class PrivateNetwork extends Error {
  override readonly name = 'PrivateNetwork'
}

/** The connection may use any of a host's addresses, so one private address rejects the host. */
const publicLookup: LookupFunction = (host, options, answer) => {
  lookup(host, { ...options, all: true }, (reason, found) => {
    if (reason !== null) return answer(reason, '', 0)
    const first = found[0]
    if (first === undefined || found.some(({ address }) => isPrivateAddress(address))) {
      return answer(new PrivateNetwork(host), '', 0)
    }
    return options.all === true ? answer(null, found) : answer(null, first.address, first.family)
  })
}

function causeOf(reason: Error): string {
  if (reason instanceof PrivateNetwork) return 'the address is of a private network'
  if (reason.name === 'AbortError' || reason.name === 'TimeoutError') return 'the receiver did not answer in time'
  return 'code' in reason && typeof reason.code === 'string' ? reason.code : reason.name
}

function failed(why: string): Outcome {
  return { _tag: 'Failed', why }
}
