import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebhookOutcome } from '../payment/receive-webhooks.ts'

const mostBytes = 256 * 1024

/** Never shed: the vendor retries only hours later. */
const always = { config: { load: 'always' } } as const

/** Vendors retry anything but a success for hours or days. */
const statuses: Readonly<Record<WebhookOutcome, number>> = { Happened: 200, Ignored: 200, Refused: 400, NoSuch: 404 }

/** Signed by the vendor, not part of our contract. */
export function mountWebhooks(app: FastifyInstance, base: string, hear: ReceiveWebhook): void {
  app.register(async (posts) => {
    posts.removeAllContentTypeParsers()
    // The signature covers the raw bytes.
    posts.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_, body, done) => done(null, body))
    const receive = async (request: FastifyRequest<PostRoute>, reply: FastifyReply) => {
      const { params, body, headers, protocol, host, url } = request
      const heard = await hear(params.processor, params.brand, {
        headers: Object.fromEntries(
          Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
        ),
        body: typeof body === 'string' ? body : '',
        url: `${protocol}://${host}${url}`,
      })
      if (heard === 'Refused') request.log.warn({ ...params }, 'webhook refused')
      return reply.code(statuses[heard]).header('cache-control', 'no-store').send()
    }
    posts.post<PostRoute>(`${base}/webhooks/:processor`, always, receive)
    posts.post<PostRoute>(`${base}/webhooks/:processor/:brand`, always, receive)
  })
}

/** Without a brand: the accounts of the whole server. */
interface PostRoute {
  readonly Params: { readonly processor: string; readonly brand?: string }
}

type ReceiveWebhook = (
  processor: string,
  brandId: string | undefined,
  post: {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly url: string
  },
) => Promise<WebhookOutcome>
