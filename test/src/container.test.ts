import { expect } from 'chai'
import type { ServiceIdentifier } from 'inversify'
import { browserContainer } from '../../src/browser/container.ts'
import { Port } from '../../src/ports.ts'
import { aBrand } from '../builders/brand-builder.ts'
import { workingStorage } from '../builders/storage-builder.ts'

/** A page as the container knows one. What it would send is written down. */
const aPage = () => {
  const sent: { readonly url: string; readonly headers: Headers }[] = []
  const page = Object.assign(new EventTarget(), {
    localStorage: workingStorage({ token: 'secret' }),
    sessionStorage: workingStorage(),
    crypto,
    navigator: { onLine: true },
    fetch: async (url: string, init: RequestInit) => {
      sent.push({ url, headers: new Headers(init.headers) })
      return new Response('{"message":"Busy"}', { status: 503 })
    },
  })
  return { page: Object.create(page, Object.getOwnPropertyDescriptors(page)), sent }
}

const wired = () => {
  const { page, sent } = aPage()
  const heard: (string | undefined)[] = []
  const container = browserContainer({
    page,
    brand: aBrand(),
    apiBase: 'https://orders.example/v1',
    turnstileSiteKey: undefined,
    calls: { locationId: () => 'l1', onUnavailable: (message) => heard.push(message), report: () => {} },
  })
  return { container, sent, heard }
}

describe('The container of a browser document', () => {
  it('resolves every port, once for the whole document', () => {
    const { container } = wired()
    const tokens: readonly (readonly [string, ServiceIdentifier<unknown>])[] = Object.entries(Port)
    expect(tokens.length).to.be.greaterThan(10)
    for (const [name, token] of tokens) {
      expect(container.get(token), name).not.to.equal(undefined)
      expect(container.get(token), name).to.equal(container.get(token))
    }
  })

  it('API-05, API-06, API-07, SHELL-34 sends calls for the brand, place and session of this page, and tells of a 503', async () => {
    const { container, sent, heard } = wired()
    await container.get(Port.patrons).patron()()
    expect(sent[0]?.url).to.equal('https://orders.example/v1/patron')
    expect(sent[0]?.headers.get('client')).to.equal('noodle-house')
    expect(sent[0]?.headers.get('locationid')).to.equal('l1')
    expect(sent[0]?.headers.get('authorization')).to.equal('Bearer secret')
    expect(heard).to.deep.equal(['Busy'])
  })
})
