import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { processorOf } from '../../../src/processors/browser.ts'
import { processorNames } from '../../../src/processors/names.ts'
import { gatewaysOf, processorPolicyOf } from '../../../src/processors/server.ts'
import { noProcessor } from '../../../src/render/security-policy.ts'
import { readEnvironment } from '../../../src/server/environment.ts'
import { silentBank } from '../../builders/fake-ports.ts'

const clock = { now: () => 0 }
const ids = { uuid: () => 'an-id' }

describe('The processors of this build', () => {
  it('PAY-03 each has its browser side, its gateway and its policy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tureen-processors-'))
    const environment = readEnvironment({ DATA_DIR: folder })
    if (environment._tag === 'Left') throw new Error(environment.left)
    const gateways = gatewaysOf(environment.right)
    expect([...gateways.keys()]).to.deep.equal([...processorNames])
    for (const name of processorNames) {
      expect(await processorOf(name, { clock, ids, send: silentBank }), name).to.respondTo('open')
      expect(gateways.get(name), name).to.respondTo('authorise')
      // A policy opens single origins, never all of them.
      for (const origin of Object.values(processorPolicyOf(name)).flat())
        expect(origin).to.match(/^https:\/\/[\w*.-]+$/)
    }
    rmSync(folder, { recursive: true })
  })

  it('PAY-03 nothing is known of one that is not in the list, nor of a word that every object has', async () => {
    for (const name of ['strpe', 'constructor', '']) {
      expect(await processorOf(name, { clock, ids, send: silentBank }), name).to.equal(undefined)
      expect(processorPolicyOf(name), name).to.equal(noProcessor)
    }
  })
})
