import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { JSDOM } from 'jsdom'
import { readEnvironment } from '../../../src/environment/environment.ts'
import { processorOf } from '../../../src/processors/browser.ts'
import { processorNames } from '../../../src/processors/names.ts'
import { noProcessor, type ProcessorPolicy } from '../../../src/processors/policy.ts'
import { gatewaysOf, missingSettings, processorPolicyOf } from '../../../src/processors/server.ts'
import { silentBank } from '../../builders/fake-ports.ts'

const clock = { now: () => 0 }
const ids = { uuid: () => 'an-id' }
const { window } = new JSDOM('')
const pause = { wait: () => new Promise<void>(() => undefined) }
const needs = { clock, ids, send: silentBank, pause, window, wording: { texts: {}, locale: 'en' } }

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  SQUARE_ACCESS_TOKEN: 'of-the-tests',
  AUTHORIZE_LOGIN_ID: 'testlogin',
  AUTHORIZE_TRANSACTION_KEY: 'testkey',
  SEAMLESS_SITE: 'fts',
  SEAMLESS_MERCHANT_ID: '496160873888',
  SEAMLESS_USERNAME: 'testing',
  SEAMLESS_PASSWORD: 'testing123',
}

function originsIn({ writes, ...lists }: ProcessorPolicy): readonly string[] {
  return [...Object.values(lists).flat(), ...(writes?.fetches ?? [])]
}

describe('The processors of this build', () => {
  it('PAY-02 square, authorize, seamless and stripe are among them', () => {
    expect(processorNames).to.include.members(['square', 'authorize', 'seamless', 'stripe'])
  })

  it('PAY-03 each has its browser side, its gateway and its policy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tureen-processors-'))
    const environment = readEnvironment({ DATA_DIR: folder, ...keys })
    if (environment._tag === 'Left') throw new Error(environment.left)
    const gateways = gatewaysOf(environment.right)
    expect([...gateways.keys()]).to.have.members([...processorNames])
    for (const name of processorNames) {
      expect(await processorOf(name, needs), name).to.respondTo('open')
      expect(gateways.get(name), name).to.respondTo('authorise')
      // A policy allows single origins, never all.
      for (const environment of ['sandbox', 'production'] as const)
        for (const origin of originsIn(processorPolicyOf(name, environment)))
          expect(origin).to.match(/^https:\/\/[\w*.-]+$/)
    }
    rmSync(folder, { recursive: true })
  })

  it('PAY-49 what a processor’s script writes into the page is what the page’s policy has been told', async () => {
    for (const name of processorNames)
      for (const environment of ['sandbox', 'production'] as const) {
        const { writes } = processorPolicyOf(name, environment)
        expect((await processorOf(name, needs))?.writes, name).to.equal(writes)
      }
  })

  it('PAY-03 one without its keys charges nothing, and says which they are', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tureen-processors-'))
    const environment = readEnvironment({ DATA_DIR: folder })
    if (environment._tag === 'Left') throw new Error(environment.left)
    const gateways = gatewaysOf(environment.right)
    expect([...gateways.keys()]).to.deep.equal(['sandbox'])
    expect(processorNames.flatMap((name) => missingSettings(name, environment.right))).to.have.members(
      Object.keys(keys),
    )
    rmSync(folder, { recursive: true })
  })

  it('PAY-03 nothing is known of one that is not in the list, nor of a word that every object has', async () => {
    for (const name of ['strpe', 'constructor', '']) {
      expect(await processorOf(name, needs), name).to.equal(undefined)
      expect(processorPolicyOf(name, 'production'), name).to.equal(noProcessor)
    }
  })
})
