import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { type Environment, readEnvironment } from '../../../src/environment/environment.ts'
import { socialSecrets } from '../../../src/social/secrets.ts'
import { socialRefusal, socialVerifiersOf } from '../../../src/social/server.ts'
import { type SocialPlatform, socialPlatforms } from '../../../src-domain/brand/social-platform.ts'
import { aBrand } from '../../builders/brand-builder.ts'

function environment(variables: Readonly<Record<string, string>> = {}): Environment {
  const seen = readEnvironment(variables)
  if (seen._tag === 'Left') throw new Error(seen.left)
  return seen.right
}

const offering = (social: Partial<Record<SocialPlatform, string>>, id = 'noodles') => ({
  brand: aBrand({ id, auth: { tokenKey: 'token', social } }),
})
const all = { apple: 'an-apple', facebook: '123', google: 'a-google' }
const secrets = new Map([
  ['noodles/google', 'secret-of-google'],
  ['noodles/facebook', 'secret-of-facebook'],
])

describe('whom a server lets sign in by a platform', () => {
  it('ACCT-02 does not start with a platform that nobody could be checked with', () => {
    const why = socialRefusal(environment(), [offering(all)], new Map())
    expect(why).to.include('noodles/facebook is enabled in auth but has no secret')
    expect(socialRefusal(environment(), [offering(all)], secrets)).to.equal(undefined)
    expect(socialRefusal(environment(), [offering({ apple: 'an-apple' })], new Map())).to.equal(undefined)
    expect(socialRefusal(environment(), [offering({ google: 'g' }, 'soups')], secrets)).to.include('soups/google')
    const elsewhere = environment({ API_URL: 'https://orders.example' })
    expect(socialRefusal(elsewhere, [offering(all)], new Map())).to.equal(undefined)
  })

  it('ACCT-58, ACCT-01 a brand has a verifier for each platform that it offers, and another brand has none', () => {
    const clock = { now: () => 0 }
    const of = socialVerifiersOf(environment(), [offering(all), offering({ google: 'g' }, 'soups')], secrets, clock)
    for (const platform of socialPlatforms) {
      expect(of('noodles', platform), platform).to.be.a('function')
      expect(of('soups', platform), platform).to.equal(undefined)
      expect(of('nobody', platform), platform).to.equal(undefined)
    }
  })

  it('ACCT-02 reads secrets from a file, and never repeats one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'social-'))
    const file = join(folder, 'secrets.json')
    writeFileSync(file, JSON.stringify({ 'noodles/google': 'secret-of-google' }))
    expect([...socialSecrets(file)]).to.deep.equal([['noodles/google', 'secret-of-google']])
    for (const wrong of [{ 'noodles/google': 'too-short' }, { 'noodles/apple': 'secret-of-apple-which-has-none' }]) {
      writeFileSync(file, JSON.stringify(wrong))
      expect(() => socialSecrets(file))
        .to.throw('is broken at')
        .and.to.have.property('message')
        .that.does.not.include(Object.values(wrong)[0])
    }
    rmSync(folder, { recursive: true })
    expect(() => socialSecrets(file)).to.throw('SOCIAL_SECRETS_FILE names')
  })
})
