import type { FastifyInstance } from 'fastify'
import type { Heard } from '../payment/hear-post.ts'

/** A vendor's post is some kilobytes; a payment's whole life fits in this. */
const mostBytes = 256 * 1024

/** A post that is turned away comes again in hours. */
const always = { config: { load: 'always' } } as const

/** What each end is to the vendor: anything but a success is sent again for hours or days. */
const statuses: Readonly<Record<Heard, number>> = { Happened: 200, Ignored: 200, Refused: 400, NoSuch: 404 }

/**
 * Where payment processors post what happened: `{base}/webhooks/{processor}`. Signed posts of the vendors' own, no part of
 * our contract; other back ends have addresses of their own.
 */
export function mountPosts(app: FastifyInstance, base: string, hear: HearPost): void {
  app.register(async (posts) => {
    posts.removeAllContentTypeParsers()
    // The signature is over the very bytes that came.
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
      if (heard === 'Refused') request.log.warn({ processor: params.processor }, 'a post of a processor was refused')
      return reply.code(statuses[heard]).header('cache-control', 'no-store').send()
    })
  })
}

type HearPost = (
  processor: string,
  post: {
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly url: string
  },
) => Promise<Heard>
