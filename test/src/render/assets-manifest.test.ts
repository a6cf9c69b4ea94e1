import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { readAssets } from '../../../src/render/assets-manifest.ts'

describe('what the build left for a document', () => {
  it('knows which classes the scripts of a page name, however often it is asked', () => {
    const { bundle, css, says } = readAssets('dist')('shop', 'en', 'ember')
    const texts = [bundle.script, ...bundle.imports].map((file) => readFileSync(join('dist', file), 'utf8'))
    const classes = [...new Set(css.match(/\.-?[_a-zA-Z][\w-]*/g))].map((name) => name.slice(1))
    const named = classes.filter((name) => texts.some((text) => text.includes(name)))
    expect(named).to.not.be.empty.and.to.not.have.length(classes.length)
    for (const _ of ['first', 'again']) expect(classes.filter(says)).to.deep.equal(named)
  })
})
