import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { readEnvironment } from '../../../src/environment/environment.ts'
import { gatewayOverHttp } from '../../../src-adapters/sandbox/gateway-over-http.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aNonce } from '../../builders/order-server-builder.ts'
import { freePort, type OwnProcess, startProcess } from '../../builders/own-process.ts'

const file = 'dist/server/sandbox.js'

describe('the sandbox as a process', function () {
  this.timeout(300_000)
  let folder = ''
  const running: OwnProcess[] = []
  const start = (variables: Readonly<Record<string, string>>): OwnProcess => {
    const process = startProcess(file, variables)
    running.push(process)
    return process
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-process-'))
  })
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })

  it('API-59 a killed sandbox knows its charges when it is back, and nothing is charged again', async () => {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const variables = { PORT: String(port), LEDGER_FILE: join(folder, 'ledger.jsonl') }
    const first = start(variables)
    await first.answers(origin)
    const gateway = gatewayOverHttp(origin, 5_000)
    const request = {
      reference: 'order:a:attempt:1',
      amount: minor(500),
      currency: 'USD',
      instrument: { _tag: 'Nonce', nonce: aNonce() },
    } as const
    const outcome = await gateway.authorise(request)
    expect(outcome).to.have.property('_tag', 'Authorised')
    first.child.kill('SIGKILL')
    await first.ended
    expect(await gateway.lookUp(request.reference)).to.deep.equal({ _tag: 'Unknown' })
    await start(variables).answers(origin)
    expect(await gateway.authorise(request)).to.deep.equal(outcome)
  })

  it('SHELL-46 a missing ledger and a taken port are one clear line each', async () => {
    const port = String(await freePort())
    const first = start({ PORT: port, LEDGER_FILE: join(folder, 'one.jsonl') })
    await first.answers(`http://127.0.0.1:${port}`)
    const [unnamed, taken] = [start({}), start({ PORT: port, LEDGER_FILE: join(folder, 'two.jsonl') })]
    expect([await unnamed.ended, await taken.ended]).to.deep.equal([1, 1])
    expect(unnamed.errors()).to.match(/^The sandbox did not start: .*LEDGER_FILE.*\n$/)
    expect(taken.errors()).to.match(/^The sandbox did not start: .*EADDRINUSE.*\n$/)
  })

  it('API-59 the order server waits for its processor as long as it is told, within reason', () => {
    const usual = readEnvironment({})
    expect(isRight(usual) && usual.right.PROCESSOR_TIMEOUT).to.equal(10_000)
    const told = readEnvironment({ PROCESSOR_TIMEOUT: '1500', SANDBOX_URL: 'http://127.0.0.1:4000' })
    expect(isRight(told) && told.right.PROCESSOR_TIMEOUT).to.equal(1_500)
    for (const wrong of ['99', '60001', '1.5', '-1']) {
      const seen = readEnvironment({ PROCESSOR_TIMEOUT: wrong })
      expect(isLeft(seen) && seen.left).to.include('PROCESSOR_TIMEOUT')
    }
    expect(isLeft(readEnvironment({ SANDBOX_URL: 'localhost:4000' }))).to.equal(true)
  })
})
