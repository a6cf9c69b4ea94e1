import { expect } from 'chai'
import { doesNotApply } from '../case-notes.ts'
import { type OpenGateway, requestOf } from './charging.ts'

const anHour = 3_600_000

/** A webhook is a hint, and only if the vendor signed it. */
export function postCases(open: OpenGateway): void {
  describe('where it reads what its vendor sends', () => {
    const opened = async (test: Mocha.Context) => {
      const under = await open()
      const { readPost } = under.gateway
      if (readPost === undefined) return doesNotApply(test, 'it sends nothing')
      if (under.posts === undefined) throw new Error('the hands have no `posts`, and the gateway reads them')
      const request = await requestOf(under)
      const outcome = await under.gateway.authorise(request)
      if (outcome._tag !== 'Authorised') throw new Error(outcome._tag)
      const { reference } = request
      const body = await under.posts.about({ reference, transactionId: outcome.transactionId })
      return { under, posts: under.posts, readPost, reference, body, now: Date.now() }
    }

    it('API-59 names the reference of a post that is well signed, as often as it comes (44)', async function () {
      const { posts, readPost, reference, body, now } = await opened(this)
      const post = await posts.signed(body, now)
      for (const _ of ['first', 'replayed'])
        expect(await readPost(post, now)).to.deep.equal({ _tag: 'Happened', reference })
    })

    it('API-59 reads posts in whatever order they come (44)', async function () {
      const { under, posts, readPost, reference, body, now } = await opened(this)
      const later = await requestOf(under)
      const outcome = await under.gateway.authorise(later)
      if (outcome._tag !== 'Authorised') throw new Error(outcome._tag)
      const newer = await posts.about({ reference: later.reference, transactionId: outcome.transactionId })
      const read = async (text: string, at: number) => readPost(await posts.signed(text, at), now)
      expect(await read(newer, now)).to.deep.equal({ _tag: 'Happened', reference: later.reference })
      expect(await read(body, now - 1_000)).to.deep.equal({ _tag: 'Happened', reference })
    })

    it('API-59 refuses a post that was changed on its way, and one without a signature (44)', async function () {
      const { posts, readPost, body, now } = await opened(this)
      const post = await posts.signed(body, now)
      const changed = { ...post, body: post.body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) }
      expect(await readPost(changed, now)).to.deep.equal({ _tag: 'Refused', why: 'signature' })
      expect(await readPost({ ...post, headers: {} }, now)).to.deep.equal({ _tag: 'Refused', why: 'signature' })
      const swapped = { ...post, body: await posts.aboutNothing() }
      expect(await readPost(swapped, now)).to.deep.equal({ _tag: 'Refused', why: 'signature' })
    })

    it('API-59 refuses a post that is old, where the vendor signs the time (44)', async function () {
      const { posts, readPost, body, now } = await opened(this)
      if (!posts.signsTime) return doesNotApply(this, 'it signs no time')
      expect(await readPost(await posts.signed(body, now - anHour), now)).to.deep.equal({
        _tag: 'Refused',
        why: 'stale',
      })
    })

    it('API-59 ignores what is about nothing of ours, and refuses what nobody can read (44)', async function () {
      const { posts, readPost, now } = await opened(this)
      expect(await readPost(await posts.signed(await posts.aboutNothing(), now), now)).to.deep.equal({
        _tag: 'Ignored',
      })
      for (const text of ['{', '[]', '"', ''])
        expect(await readPost(await posts.signed(text, now), now)).to.deep.equal({ _tag: 'Refused', why: 'unreadable' })
    })
  })
}
