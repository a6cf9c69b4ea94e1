import { expect } from 'chai'
import { JSDOM, VirtualConsole } from 'jsdom'
import { staleChunkScript } from '../../../src/render/stale-chunk-script.ts'
import { aStorefront, visit } from '../../builders/storefront-builder.ts'

async function loadsAfter(scripts: readonly string[], prepare: (window: JSDOM['window']) => void = () => undefined) {
  let loads = 0
  const failed: string[] = []
  const kept: Record<string, string> = {}
  for (const script of scripts) {
    const virtualConsole = new VirtualConsole()
    // jsdom reports navigation as not implemented.
    virtualConsole.on('jsdomError', () => {
      loads += 1
    })
    const { window } = new JSDOM('<input><input type="hidden"><textarea></textarea>', {
      ...{ url: 'https://shop.example/', runScripts: 'outside-only', virtualConsole },
    })
    Object.assign(window.Element.prototype, { checkVisibility: () => true })
    for (const [key, text] of Object.entries(kept)) window.sessionStorage.setItem(key, text)
    prepare(window)
    // `import.meta.url` exists only in modules.
    const text = staleChunkScript().replace(/(?<=await reloadOnce\().*(?=\))/, JSON.stringify(script))
    const done: unknown = window.eval(`(async () => { ${text} })()`)
    const outcome = await Promise.race([
      Promise.resolve(done).catch((reason: unknown) => String(reason)),
      new Promise((resolve) => setTimeout(() => resolve('waits'), 20)),
    ])
    if (outcome === 'waits') Object.assign(kept, window.sessionStorage)
    else failed.push(script)
    window.close()
  }
  return { loads, failed }
}

describe('what stands in for a script of another version', () => {
  it('C19 loads the page anew, once for each such script, and then lets the part fail', async () => {
    expect(await loadsAfter(['a', 'b'])).to.deep.equal({ loads: 2, failed: [] })
    expect(await loadsAfter(['a', 'a'])).to.deep.equal({ loads: 1, failed: ['a'] })
  })

  it('C19 takes away nothing that somebody has typed, and goes round in no circle where nothing is kept', async () => {
    const typing = (window: JSDOM['window']) => {
      const [field] = window.document.getElementsByTagName('textarea')
      if (field !== undefined) field.value = 'No onions'
    }
    expect(await loadsAfter(['a'], typing)).to.deep.equal({ loads: 0, failed: ['a'] })
    const keepNothing = (window: JSDOM['window']) =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new Error('blocked')
        },
      })
    expect(await loadsAfter(['a'], keepNothing)).to.deep.equal({ loads: 0, failed: ['a'] })
  })

  it('C19 is given to a page that asks for a part as the build names them, and to nobody else', async () => {
    const app = await aStorefront()
    const asks = async (name: string, headers: Readonly<Record<string, string>>) => {
      const { statusCode, headers: said } = await visit(app, `/assets/${name}`, headers)
      return [statusCode, said['cache-control'], String(said['content-type'] ?? '').split(';')[0]]
    }
    const asScript = { 'sec-fetch-dest': 'script' }
    expect(await asks('log-in-screen-0LDB0LDB.js', asScript)).to.deep.equal([200, 'no-store', 'text/javascript'])
    for (const [name, headers] of [
      ['log-in-screen-0LDB0LDB.js', {}],
      ['log-in-screen-0LDB0LDB.js', { 'sec-fetch-dest': 'document' }],
      ['none.js', asScript],
      ['shop-0LDB0LDB.css', { 'sec-fetch-dest': 'style' }],
    ] as const)
      expect((await asks(name, headers))[0], name).to.equal(404)
  })
})
