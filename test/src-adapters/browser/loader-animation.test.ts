import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import { JSDOM } from 'jsdom'
import { fetchLoader } from '../../../src-adapters/browser/loader-animation.ts'
import { loaderAnimation } from '../../../src-contract/brand/assets.ts'
import { imageAddress } from '../../../src-domain/brand/assets.ts'
import type { JsonAnswer, JsonRequest } from '../../../src-domain/call/send-json.ts'
import { playLoader } from '../../../src-ui/design/play-loader.ts'

const ember: unknown = JSON.parse(readFileSync('brands/ember/loader.json', 'utf8'))

function answering(answer: JsonAnswer) {
  const asked: JsonRequest[] = []
  const said: string[] = []
  const send = async (request: JsonRequest) => {
    asked.push(request)
    return answer
  }
  return { send, asked, said, log: (what: string) => said.push(what) }
}
const answered = (status: number, body: unknown): JsonAnswer => ({ _tag: 'Answered', status, body, headers: {} })

describe('The loading animation of a theme', () => {
  it('SHELL-44, API-57 is a JSON file below the theme’s directory of the asset host', async () => {
    const { asked, said, ...needs } = answering(answered(200, ember))
    const animation = await fetchLoader({ ...needs, assets: { host: 'https://cdn.example', theme: 'ember' } })
    expect(asked).to.deep.equal([{ method: 'GET', path: '/themes/ember/loader.json' }])
    expect([animation?.milliseconds, animation?.shapes.length, said]).to.deep.equal([1_600, 3, []])
  })

  it('SHELL-44 one that does not come, or is none, is logged, and nothing is shown', async () => {
    for (const answer of [answered(404, ''), answered(200, { shapes: [] }), { _tag: 'NoResponse' } as const]) {
      const { asked, said, ...needs } = answering(answer)
      expect(await fetchLoader({ ...needs, assets: { host: '', theme: 'ember' } })).to.equal(undefined)
      expect([asked.length, said.length]).to.deep.equal([1, 1])
      expect(said[0]).to.match(/^no loading animation: \/themes\/ember\/loader\.json/)
    }
    const { asked, ...needs } = answering(answered(200, ember))
    expect(await fetchLoader({ ...needs, assets: { host: '' } })).to.equal(undefined)
    expect(asked).to.deep.equal([])
  })

  it('SHELL-44 is drawn in the theme’s colours, moved, and at rest for who wants no motion', () => {
    const animation = loaderAnimation.decode(ember)
    if (!isRight(animation)) throw new Error('brands/ember/loader.json cannot be read')
    for (const isCalm of [false, true]) {
      const { window } = new JSDOM('<div></div>')
      const moved: unknown[] = []
      Object.assign(window, { matchMedia: () => ({ matches: isCalm }) })
      Object.assign(window.SVGElement.prototype, { animate: (...how: readonly unknown[]) => moved.push(how) })
      const host = window.document.querySelector('div')
      if (host !== null) playLoader(host, animation.right)
      expect(window.document.querySelector('svg')?.getAttribute('aria-hidden')).to.equal('true')
      expect(window.document.querySelectorAll('path')).to.have.length(3)
      expect(moved).to.have.length(isCalm ? 0 : 3)
    }
  })
})

describe('Pictures on an asset host', () => {
  it('API-58 are at images/{mediaName}.{mediaType} there', () => {
    expect(imageAddress({ host: 'https://cdn.example' }, 'hero-1280', 'webp')).to.equal(
      'https://cdn.example/images/hero-1280.webp',
    )
    expect(imageAddress({ host: '' }, '../a b', 'svg')).to.equal('/images/..%2Fa%20b.svg')
  })
})
