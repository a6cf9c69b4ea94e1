import type { FastifyInstance } from 'fastify'
import type { SandboxBank } from '../../src-adapters/sandbox/sandbox-bank.ts'
import { readStepAnswer } from '../../src-adapters/sandbox/sandbox-wire.ts'
import { stepsPath } from '../../src-adapters/sandbox/steps-path.ts'
import { apiBase } from '../../src-contract/call/common-headers.ts'
import type { Gateways } from '../../src-server/payment/gateways.ts'

const mostBytes = 1_024

/** Not in our contract: other processors have their own banks. */
export function mountSandboxBank(app: FastifyInstance, gateways: Gateways): void {
  const bank = gateways.get('sandbox')
  if (bank === undefined || !hasBank(bank)) return
  app.post(`${apiBase}${stepsPath}`, { bodyLimit: mostBytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const given = readStepAnswer(request.body)
    if (given === undefined) return reply.code(400).send({ outcome: 'closed' })
    const outcome = await bank.answerStep(given.step, given.answer)
    return reply.code(outcome === 'unknown' ? 504 : 200).send({ outcome })
  })
}

function hasBank<A extends object>(gateway: A): gateway is A & SandboxBank {
  return 'answerStep' in gateway && typeof gateway.answerStep === 'function'
}
