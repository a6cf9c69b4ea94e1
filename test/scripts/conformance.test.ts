import { spawn } from 'node:child_process'
import { expect } from 'chai'

interface Ran {
  readonly code: number | null
  readonly said: readonly string[]
  readonly complained: string
}

function conformance(...args: readonly string[]) {
  return new Promise<Ran>((resolve) => {
    const child = spawn(process.execPath, ['scripts/conformance.mjs', ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let [said, complained] = ['', '']
    child.stdout.on('data', (chunk) => {
      said += String(chunk)
    })
    child.stderr.on('data', (chunk) => {
      complained += String(chunk)
    })
    child.once('close', (code) => resolve({ code, said: said.trim().split('\n'), complained }))
  })
}

describe('npm run conformance', function () {
  this.timeout(120_000)

  it('PAY-01 says of each case by name that the sandbox passes it, in the browser, at its gateway and with hosts that do wrong', async () => {
    const { code, said } = await conformance('sandbox')
    expect(said.filter((line) => line.startsWith('FAILS'))).to.deep.equal([])
    for (const part of [
      'passes  sandbox as a payment processor PAY-48 makes one nonce of two submits in flight',
      'passes  sandbox as a payment gateway API-59 captures once',
      'passes  sandbox as a gateway to a host that does wrong API-59 knows nothing of a charge at a host that never answers',
      'passes  sandbox as a gateway to a host that does wrong API-59 knows nothing of a charge where nobody listens',
    ])
      expect(
        said.filter((line) => line.startsWith(part)),
        part,
      ).to.have.length(1)
    expect(said.at(-1)).to.match(/^sandbox: \d{2,} passed, 0 failed, 0 skipped$/)
    expect(code).to.equal(0)
  })

  it('PAY-01 goes red for an adapter that breaks promises, and names each that it breaks', async () => {
    const { code, said } = await conformance('test/contracts/planted-broken-processor.ts')
    const failures = said.filter((line) => line.startsWith('FAILS'))
    for (const promise of [
      'PAY-48 makes one nonce of two submits in flight',
      'API-59 captures once, however often it is asked',
      'API-59 knows nothing of a charge at a host that hangs up',
      'API-59 knows nothing of a charge where nobody listens',
    ])
      expect(
        failures.filter((line) => line.includes(promise)),
        promise,
      ).to.have.length(1)
    // What it does right is told as well.
    expect(said.filter((line) => line.startsWith('passes'))).to.not.deep.equal([])
    expect(code).to.equal(1)
  })

  it('PAY-01 says what there is for a vendor that nobody wrote, and what is missing for one without hands', async () => {
    const nobody = await conformance('nobody')
    expect([nobody.code, nobody.complained]).to.deep.equal([
      2,
      'there is no src-adapters/nobody; of processors there is sandbox\n',
    ])
    const without = await conformance('smtp')
    expect(without.code).to.equal(2)
    expect(without.complained).to.include('test/src-adapters/smtp/conformance.ts is missing')
    expect((await conformance()).complained).to.include('one of sandbox')
  })
})
