import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sandbox } from './gateway.ts'
import {
  readCancellation,
  readCapture,
  readCharge,
  readForgetting,
  readKeep,
  readRefund,
  readStepAnswer,
} from './sandbox-wire.ts'

export interface ProcessorManners {
  /** Milliseconds between request and effect. */
  readonly delay: number
  /** One of this many requests takes effect without a response; 0 for none. */
  readonly losesEvery: number
}

const mostBytes = 65_536

type Answer =
  | { readonly _tag: 'Says'; readonly body: unknown }
  | { readonly _tag: 'Silent' }
  | { readonly _tag: 'Refuses'; readonly status: 400 | 404 }
const malformed: Answer = { _tag: 'Refuses', status: 400 }

/** It can crash and hang independently of the order server. */
export function processorServer(sandbox: Sandbox, { delay, losesEvery }: ProcessorManners): Server {
  let asked = 0
  const isLost = ({ url }: IncomingMessage): boolean => {
    if (losesEvery === 0 || url === '/') return false
    asked += 1
    return asked % losesEvery === 0
  }
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isUnanswered = isLost(request)
    if (delay > 0) await sleep(delay)
    const answer = await answerTo(sandbox, request)
    if (isUnanswered || answer._tag === 'Silent') {
      response.destroy()
      return
    }
    response.writeHead(answer._tag === 'Says' ? 200 : answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer._tag === 'Says' ? answer.body : {}))
  }
  return createServer((request, response) => {
    handle(request, response).catch(() => response.destroy())
  })
}

function respond(body: unknown): Answer {
  return { _tag: 'Says', body }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) {
    text += String(chunk)
    if (text.length > mostBytes) return undefined
  }
  return json(text)
}

async function charge(sandbox: Sandbox, body: unknown): Promise<Answer> {
  const asked = readCharge(body)
  if (asked === undefined) return malformed
  const outcome = await sandbox.authorise(asked)
  return outcome._tag === 'Unknown' ? { _tag: 'Silent' } : respond(outcome)
}

async function captured(sandbox: Sandbox, body: unknown): Promise<Answer> {
  const asked = readCapture(body)
  return asked === undefined
    ? malformed
    : respond({ outcome: await sandbox.capture(asked.transactionId, asked.amount) })
}

async function cancelled(sandbox: Sandbox, body: unknown): Promise<Answer> {
  const asked = readCancellation(body)
  return asked === undefined ? malformed : respond({ outcome: await sandbox.cancel(asked.transactionId) })
}

async function refunded(sandbox: Sandbox, body: unknown): Promise<Answer> {
  const asked = readRefund(body)
  return asked === undefined ? malformed : respond(await sandbox.refunds.refund(asked))
}

async function keepCard(sandbox: Sandbox, body: unknown): Promise<Answer> {
  const asked = readKeep(body)
  if (asked === undefined) return malformed
  const outcome = await sandbox.vault.keep(asked)
  return outcome._tag === 'Unknown' ? { _tag: 'Silent' } : respond(outcome)
}

async function forgetCard(sandbox: Sandbox, body: unknown): Promise<Answer> {
  const asked = readForgetting(body)
  return asked === undefined ? malformed : respond({ outcome: await sandbox.vault.forget(asked.token) })
}

async function stepAnswered(sandbox: Sandbox, body: unknown): Promise<Answer> {
  const given = readStepAnswer(body)
  return given === undefined ? malformed : respond({ outcome: await sandbox.answerStep(given.step, given.answer) })
}

async function listed(sandbox: Sandbox, asked: URLSearchParams): Promise<Answer> {
  const since = asked.get('since') ?? ''
  return /^\d{1,15}$/.test(since)
    ? respond(await sandbox.charges(Number(since), asked.get('cursor') ?? undefined))
    : malformed
}

async function answerTo(sandbox: Sandbox, request: IncomingMessage): Promise<Answer> {
  const { method, url = '/' } = request
  const { pathname, searchParams } = new URL(url, 'http://sandbox')
  const [, reference] = /^\/charges\/([^/]+)$/.exec(pathname) ?? []
  if (method === 'GET' && reference !== undefined) return respond(await sandbox.lookUp(decodeURIComponent(reference)))
  const [, refund] = /^\/refunds\/([^/]+)$/.exec(pathname) ?? []
  if (method === 'GET' && refund !== undefined)
    return respond(await sandbox.refunds.lookUp(decodeURIComponent(refund), searchParams.get('of') ?? ''))
  if (method === 'GET' && pathname === '/') return respond({ processor: 'sandbox' })
  switch (`${method} ${pathname}`) {
    case 'GET /charges':
      return listed(sandbox, searchParams)
    case 'POST /charges':
      return charge(sandbox, await bodyOf(request))
    case 'POST /captures':
      return captured(sandbox, await bodyOf(request))
    case 'POST /cancellations':
      return cancelled(sandbox, await bodyOf(request))
    case 'POST /refunds':
      return refunded(sandbox, await bodyOf(request))
    case 'POST /cards':
      return keepCard(sandbox, await bodyOf(request))
    case 'POST /forgotten-cards':
      return forgetCard(sandbox, await bodyOf(request))
    case 'POST /steps':
      return stepAnswered(sandbox, await bodyOf(request))
    default:
      return { _tag: 'Refuses', status: 404 }
  }
}
