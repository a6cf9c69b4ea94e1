import { createServer, type RequestListener, type Server } from 'node:http'
import { expect } from 'chai'
import { minor } from '../../src-domain/money/minor.ts'
import type { ChargeRequest, PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'

/** The gateway for this host; timeout in milliseconds. */
export type GatewayAt = (origin: string, timeout: number) => PaymentGateway

const timeout = 150

const hosts: Readonly<Record<string, RequestListener>> = {
  'never answers': () => undefined,
  'hangs up': (request) => request.socket.destroy(),
  'answers too late': (_, response) => {
    setTimeout(() => response.end('{}'), timeout * 8).unref()
  },
  'answers what nobody agreed on': (_, response) => response.end('{"_tag":"Paid","status":"great"}'),
  'answers with a page': (_, response) => response.end('<!doctype html><title>Sign in to the network</title>'),
  'answers with an error of its own': (_, response) => response.writeHead(500).end('{"error":"try again"}'),
  'stops in the middle of an answer': (request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' })
    response.write('{"_tag":"Author', () => request.socket.destroy())
  },
}

const nowhere = 'http://127.0.0.1:1'

/**
 * Contract for a silent, slow, broken or missing processor: the outcome is unknown, never a decline or an exception,
 * because a charge may exist.
 */
export function unreachableGatewayContract(
  name: string,
  at: GatewayAt,
  instrument: () => ChargeRequest['instrument'] | Promise<ChargeRequest['instrument']>,
): void {
  describe(`${name} as a gateway to a host that does wrong`, () => {
    const servers: Server[] = []
    const listen = (host: RequestListener): Promise<string> =>
      new Promise((resolve) => {
        const server = createServer(host)
        servers.push(server)
        server.listen(0, '127.0.0.1', () => {
          const address = server.address()
          resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`)
        })
      })
    afterEach(() => {
      for (const server of servers.splice(0)) {
        server.closeAllConnections()
        server.close()
      }
    })

    const staysUnknown = async (gateway: PaymentGateway): Promise<void> => {
      const reference = 'order:x:attempt:1'
      expect(
        await gateway.authorise({ reference, amount: minor(500), currency: 'USD', instrument: await instrument() }),
      ).to.deep.equal({
        _tag: 'Unknown',
      })
      expect(await gateway.lookUp(reference)).to.deep.equal({ _tag: 'Unknown' })
      expect(await gateway.capture('transaction-x', minor(500))).to.equal('unknown')
      expect(await gateway.cancel('transaction-x')).to.equal('unknown')
      const refund = {
        reference: 'order:x:refund:1',
        transactionId: 'transaction-x',
        amount: minor(500),
        currency: 'USD' as const,
      }
      expect((await gateway.refunds?.refund(refund)) ?? { _tag: 'Unknown' }).to.deep.equal({ _tag: 'Unknown' })
      const found = await gateway.refunds?.lookUp(refund.reference, refund.transactionId)
      expect(found ?? { _tag: 'Unknown' }).to.deep.equal({ _tag: 'Unknown' })
      if (gateway.charges !== undefined) expect(await gateway.charges(0)).to.deep.equal({ _tag: 'Unknown' })
    }

    for (const [what, host] of Object.entries(hosts)) {
      it(`API-59 knows nothing of a charge at a host that ${what} (38)`, async () => {
        await staysUnknown(at(await listen(host), timeout))
      })
    }

    it('API-59 does not know the outcome of a charge where no host listens (38)', () =>
      staysUnknown(at(nowhere, timeout)))
  })
}
