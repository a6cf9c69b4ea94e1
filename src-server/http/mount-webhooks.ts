import type { FastifyInstance } from 'fastify'
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
    posts.post<{ Params: { processor: string } }>(`${base}/webhooks/:processor`, always, async (request, reply) => {
      const { params, body, headers, protocol, host, url } = request
      const heard = await hear(params.processor, {
        headers: Object.fromEntries(
          Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
        ),
        body: typeof body === 'string' ? body : '',
        url: `${protocol}://${host}${url}`,
      })
      if (heard === 'Refused') request.log.warn({ processor: params.processor }, 'webhook refused')
      return reply.code(statuses[heard]).header('cache-control', 'no-store').send()
    })
  })
}

type ReceiveWebhook = (
  processor: string,
  post: {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly url: string
  },
) => Promise<WebhookOutcome>
