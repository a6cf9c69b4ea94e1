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
    child.once('close', (code) => resolve({ code, said: said.trimEnd().split('\n'), complained }))
  })
}

const caseLine = /^ ?(\d+) (passes|FAILS|does not apply|not reached|not in the kit yet) /

describe('npm run conformance', function () {
  this.timeout(240_000)

  it('PAY-01 says of each of the 45 cases by number what became of it with the sandbox', async () => {
    const { code, said } = await conformance('sandbox')
    const told = said.flatMap((line) => [caseLine.exec(line)]).filter((found) => found !== null)
    expect(told.map(([, number]) => Number(number))).to.deep.equal(Array.from({ length: 45 }, (_, at) => at + 1))
    expect(new Set(told.map(([, , verdict]) => verdict))).to.deep.equal(new Set(['passes', 'does not apply']))
    expect(said).to.include(
      ' 2 does not apply a script that is cut off: unavailable, and a later open can succeed: it loads no script',
    )
    expect(said).to.include('13 passes         two submits in flight give one nonce')
    expect(said.at(-1)).to.match(/^sandbox: 3\d pass, 0 fail, 1\d do not apply, 0 not reached, 0 not in the kit yet$/)
    expect(code).to.equal(0)
  })

  it('PAY-01 goes red for an adapter that breaks promises, and names each that it breaks', async () => {
    const { code, said } = await conformance('test/contracts/planted-broken-processor.ts')
    const failing = said.flatMap((line) => (/^ ?(\d+) FAILS /.exec(line) ?? []).slice(1)).map(Number)
    // Two nonces for a double click; captures above the amount; an unreachable host as a decline.
    expect(failing).to.include.members([13, 38, 42])
    for (const promise of [
      'failed: PAY-48 makes one nonce of two submits in flight',
      'failed: API-59 captures once, however often it is asked',
      'failed: API-59 knows nothing of a charge at a host that hangs up',
      'failed: API-59 does not know the outcome of a charge where no host listens',
    ])
      expect(
        said.filter((line) => line.includes(promise)),
        promise,
      ).to.have.length(1)
    expect(said.filter((line) => / passes /.test(line))).to.not.deep.equal([])
    expect(code).to.equal(1)
  })

  it('PAY-01 says what there is for a vendor that nobody wrote, and what is missing for one without hands', async () => {
    const nobody = await conformance('nobody')
    expect(nobody.code).to.equal(2)
    expect(nobody.complained).to.match(/^there is no src-adapters\/nobody; of processors there is [\w, ]*sandbox/)
    const without = await conformance('smtp')
    expect(without.code).to.equal(2)
    expect(without.complained).to.include('test/src-adapters/smtp/conformance.ts is missing')
    expect((await conformance()).complained)
      .to.include('one of ')
      .and.to.include('sandbox')
  })
})
