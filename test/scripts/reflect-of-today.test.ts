import { readdirSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { defineMetadata as define, getOwnMetadata as own } from '../../scripts/build/reflect-of-today.mjs'

describe('what Inversify asks of reflect-metadata, in the browsers of today', () => {
  it('keeps a value by its key, beside an object and beside each of its properties', () => {
    const [one, other] = [class {}, class {}]
    define('names', ['a'], one)
    define('names', ['b'], one, 'member')
    expect(own('names', one)).to.deep.equal(['a'])
    expect(own('names', one, 'member')).to.deep.equal(['b'])
    expect(own('names', one, 'another')).to.equal(undefined)
    expect(own('ages', one)).to.equal(undefined)
    expect(own('names', other)).to.equal(undefined)
    define('names', ['c'], one)
    expect(own('names', one)).to.deep.equal(['c'])
  })

  it('gives a class nothing of the class that it extends', () => {
    class Base {}
    define('names', ['base'], Base)
    expect(own('names', class extends Base {})).to.equal(undefined)
  })

  it('is all that any script of ours asks of it, and is asked of nobody else', () => {
    const built = readdirSync('dist/meta').filter((name) => name !== 'server.json')
    const scripts = built.flatMap((name) => {
      const { outputs }: { readonly outputs: object } = JSON.parse(readFileSync(`dist/meta/${name}`, 'utf8'))
      return Object.keys(outputs).filter((path) => path.endsWith('.js'))
    })
    expect(scripts.length).to.be.greaterThan(20)
    expect(scripts.filter((path) => /Reflect\.\w*Metadata\b/.test(readFileSync(path, 'utf8')))).to.deep.equal([])
  })
})
