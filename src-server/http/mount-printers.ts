import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../limits/network-of.ts'
import type { AnswerPrinter } from '../printing/answer-printer.ts'
import { sendRefusal } from './error-answers.ts'
import { refusal, tooMany, unknownRoute } from './refusal-answer.ts'

/** Bytes. A poll with all its optional parts is far shorter. */
const mostBytes = 16 * 1024
const methods = ['GET', 'POST', 'DELETE'] as const

const wrongSecret = refusal(401, 'wrong_secret', 'This is not the address of a printer.')

/**
 * Calls of printers, in their vendors' protocols; not part of our contract. The address is the printer's name and its
 * secret, because printers send no cookie and no header of ours.
 */
export function mountPrinters(app: FastifyInstance, base: string, answerPrinter: AnswerPrinter): void {
  app.register(async (calls) => {
    calls.removeAllContentTypeParsers()
    calls.addContentTypeParser('*', { parseAs: 'string', bodyLimit: mostBytes }, (_, body, done) => done(null, body))
    calls.route<{ Params: { printer: string; secret: string } }>({
      method: [...methods],
      url: `${base}/printers/:printer/:secret`,
      config: { load: 'looking' },
      handler: async (request, reply) => {
        const { printer, secret } = request.params
        const answered = await answerPrinter({
          ...{ printerId: printer, secret, network: networkOf(request.ip) },
          method: methodOf(request),
          query: textsIn(request.query),
          headers: textsIn(request.headers),
          body: typeof request.body === 'string' ? request.body : '',
        })
        reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer')
        switch (answered._tag) {
          case 'NoAddress':
            return sendRefusal(reply, unknownRoute)
          case 'WrongSecret':
            return sendRefusal(reply, wrongSecret)
          case 'TooMany':
            return sendRefusal(reply, tooMany(answered.seconds))
          case 'Answered':
            return send(reply, answered.answer)
        }
      },
    })
  })
}

function send(
  reply: FastifyReply,
  { status, contentType, body }: { readonly status: number; readonly contentType?: string; readonly body: string },
) {
  if (contentType !== undefined) reply.header('content-type', contentType)
  // As bytes: Fastify would add a charset to a text, which older firmware does not accept.
  return reply.code(status).send(body === '' ? undefined : Buffer.from(body))
}

function methodOf({ method }: FastifyRequest): (typeof methods)[number] {
  return methods.find((one) => one === method) ?? 'GET'
}

function textsIn(values: unknown): Readonly<Record<string, string>> {
  if (typeof values !== 'object' || values === null) return {}
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}
