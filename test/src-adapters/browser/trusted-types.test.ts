import { expect } from 'chai'
import { JSDOM } from 'jsdom'
import { isInertMarkup } from '../../../src-adapters/browser/inert-markup.ts'
import { scriptGate } from '../../../src-adapters/browser/script-gate.ts'
import type { PolicyRules } from '../../../src-adapters/browser/trusted-types.ts'
import type { VendorWrites } from '../../../src-domain/payment/vendor-writes.ts'

const known = { address: 'https://js.vendor.example/v1/vendor.js', vendor: 'A vendor', why: 'its fields' }
const writes: VendorWrites = { fetches: ['https://*.vendor.example'], markup: true }

/** A browser with Trusted Types, where each policy name works once. */
function aPage() {
  const { window } = new JSDOM('<head></head>', { url: 'https://shop.example/' })
  const policies = new Map<string, PolicyRules>()
  const trustedTypes = {
    createPolicy: (name: string, rules: PolicyRules) => {
      if (policies.has(name)) throw new TypeError(`${name} was made before`)
      policies.set(name, rules)
      return rules
    },
  }
  Object.assign(window, { trustedTypes })
  return {
    gate: scriptGate(window.document, { wait: () => new Promise(() => undefined) }),
    names: () => [...policies.keys()],
    rules: (name: string) => policies.get(name) ?? {},
    scripts: () => [...window.document.querySelectorAll('script')].map(({ src }) => src),
    fragment: (markup: string) => {
      const template = window.document.createElement('template')
      template.innerHTML = markup
      return template.content
    },
  }
}

describe('What the page that takes cards takes as text', () => {
  it('PAY-49 the gate makes one policy, which admits the addresses of its inventories and nothing else', () => {
    const { gate, names, rules, scripts } = aPage()
    const [one, other] = [
      gate({ scripts: [known] }),
      gate({ scripts: [{ ...known, address: 'https://b.example/b.js' }] }),
    ]
    void one(known.address)
    void other('https://b.example/b.js')
    expect(names()).to.deep.equal(['script-gate'])
    expect(scripts()).to.deep.equal([known.address, 'https://b.example/b.js'])
    const { createScriptURL, createHTML } = rules('script-gate')
    expect(createScriptURL?.(known.address)).to.equal(known.address)
    for (const address of [`${known.address}?a`, 'https://js.vendor.example/v2.js', 'javascript:alert(1)', ''])
      expect(createScriptURL?.(address), address).to.equal(undefined)
    expect(createHTML).to.equal(undefined)
  })

  it('PAY-49 a vendor’s script may fetch from the origins of its policy, and from the inventory', () => {
    const { gate, names, rules } = aPage()
    gate({ scripts: [known] })
    expect(names(), 'of a vendor that writes nothing').to.deep.equal([])
    gate({ scripts: [known], writes: { fetches: ['https://*.more.example', 'https://one.example'], markup: false } })
    const { createScriptURL, createHTML } = rules('default')
    for (const address of [known.address, 'https://a.more.example/x.js', 'https://one.example/y.js?z=1'])
      expect(createScriptURL?.(address)).to.equal(address)
    for (const address of [
      'https://js.vendor.example/v2.js',
      'https://more.example/x.js',
      'https://evilmore.example/x.js',
      'http://a.more.example/x.js',
      'https://a.more.example.evil.example/x.js',
      'https://a.one.example/y.js',
      'data:text/javascript,alert(1)',
      '/assets/ours.js',
      'https://',
    ])
      expect(createScriptURL?.(address), address).to.equal(undefined)
    expect(createHTML?.('<b>bold</b>'), 'markup of a vendor that draws none').to.equal(undefined)
  })

  it('PAY-49 the policy for vendors is made once, however many they are and however often they are opened', () => {
    const { gate, names, rules } = aPage()
    gate({ scripts: [], writes: { fetches: ['https://one.example'], markup: false } })
    for (let time = 0; time < 3; time += 1) gate({ scripts: [], writes })
    expect(names()).to.deep.equal(['default'])
    const { createHTML, createScriptURL } = rules('default')
    expect(createScriptURL?.('https://one.example/a.js')).to.equal('https://one.example/a.js')
    const drawn = '<div id="background" style="opacity: 0.1"></div>'
    expect([createHTML?.(drawn), createHTML?.(drawn)]).to.deep.equal([drawn, drawn])
    expect(createHTML?.('<img src="x" onerror="alert(1)">')).to.equal(undefined)
    expect(names()).to.deep.equal(['default', 'vendor-markup'])
  })

  it('PAY-49 markup that could run something is known, wherever it is in it', () => {
    const { fragment } = aPage()
    for (const markup of [
      '#frame { color: red }',
      '<p>Pay <b>now</b></p>',
      '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
      '<iframe src="https://js.vendor.example/form" title="one"></iframe>',
      '<a href="https://vendor.example">On this day</a>',
    ])
      expect(isInertMarkup(fragment(markup)), markup).to.equal(true)
    for (const markup of [
      '<div><p><script>alert(1)</script></p></div>',
      '<svg><script href="https://evil.example"/></svg>',
      '<iframe srcdoc="&lt;script>alert(1)&lt;/script>"></iframe>',
      '<svg ONLOAD=alert(1)>',
      '<a href=" java\tscript:alert(1)">x</a>',
      '<form action="JavaScript:alert(1)"></form>',
      '<object data="x"></object>',
      '<base href="https://evil.example">',
      '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    ])
      expect(isInertMarkup(fragment(markup)), markup).to.equal(false)
  })

  it('PAY-49 a browser without these types loads what the inventory has, as before', () => {
    const { window } = new JSDOM('<head></head>', { url: 'https://shop.example/' })
    const load = scriptGate(window.document, { wait: () => new Promise(() => undefined) })({ scripts: [known], writes })
    void load(known.address)
    expect([...window.document.querySelectorAll('script')].map(({ src }) => src)).to.deep.equal([known.address])
  })
})
