import { expect } from 'chai'
import fc from 'fast-check'
import { arrive, back, close, next, type Position, positionIn, turn } from '../../../src-domain/navigation/flow.ts'

const isFromShop = true
function at<A>(what: A, depth = 0): Position<A> {
  return { at: what, depth, isFromShop: false }
}

describe('A flow in the history', () => {
  it('CART-12 a step further lies over the one before, and the same step twice is one', () => {
    expect(next(at('cart'), 'packing')).to.deep.equal({ _tag: 'Push', to: at('packing', 1) })
    expect(next({ ...at('guest', 1), isFromShop }, 'checkout')).to.deep.equal({
      _tag: 'Push',
      to: { ...at('checkout', 2), isFromShop },
    })
    const cart = at({ _tag: 'Cart', path: '/' }, 1)
    expect(next(cart, { _tag: 'Cart', path: '/' })).to.deep.equal({ _tag: 'Replace', to: cart })
  })

  it('LOC-01, CART-12 a step that is turned stays where it is in the history', () => {
    expect(turn(at('pickup', 2), 'delivery')).to.deep.equal({ _tag: 'Replace', to: at('delivery', 2) })
  })

  it('CART-12 Back goes one entry back where one lies behind, and else to what the step lies behind of, or out', () => {
    expect(back(at('packing', 2), undefined)).to.deep.equal({ _tag: 'GoBack', by: 1 })
    expect(back({ ...at('guest'), isFromShop }, undefined)).to.deep.equal({ _tag: 'GoBack', by: 1 })
    expect(back(at('cards'), 'checkout')).to.deep.equal({ _tag: 'Replace', to: at('checkout') })
    expect(back(at('checkout'), undefined)).to.deep.equal({ _tag: 'Leave' })
  })

  it('CART-12 a flow that is closed leaves no step behind', () => {
    expect(close(at('cards', 3))).to.deep.equal({ _tag: 'GoBack', by: 3 })
    expect(close({ ...at('checkout'), isFromShop })).to.deep.equal({ _tag: 'Leave' })
  })

  it('CART-12 the entry that the browser brings is shown where it still fits', () => {
    expect(arrive(at('checkout', 1), at('guest'), 'guest')).to.deep.equal({ _tag: 'Replace', to: at('guest') })
    expect(arrive(at('guest'), at('checkout', 1), 'checkout')).to.deep.equal({ _tag: 'Replace', to: at('checkout', 1) })
  })

  it('CART-12 gives way to what fits, and is passed where that is what was shown', () => {
    const shop = { isFromShop }
    const checkout = { ...at('checkout', 1), ...shop }
    const passed = { _tag: 'GoBack', by: 1 }
    expect(arrive(checkout, { ...at('guest'), ...shop }, 'checkout'), 'answered').to.deep.equal(passed)
    expect(arrive(at('checkout', 2), at('guest', 1), 'checkout'), 'something lies behind').to.deep.equal(passed)
    expect(arrive(at('checkout', 1), at('guest'), 'checkout'), 'nothing does').to.deep.equal(
      turn(at('guest'), 'checkout'),
    )
    expect(arrive(checkout, { ...at('cards', 2), ...shop }, 'checkout'), 'on the way on').to.deep.equal(
      turn({ ...at('cards', 2), ...shop }, 'checkout'),
    )
    expect(arrive(at('cards', 2), at('checkout', 1), 'table'), 'asked first').to.deep.equal(
      turn(at('checkout', 1), 'table'),
    )
  })

  it('CART-12 reads of an entry what is its own, whatever else is kept there', () => {
    const read = (u: unknown) => (u === 'cart' || u === 'guest' ? u : undefined)
    expect(positionIn({ at: 'cart', depth: 2, isFromShop: true }, read)).to.deep.equal({ ...at('cart', 2), isFromShop })
    expect(positionIn({ at: 'guest', isFromShop: 'yes' }, read)).to.deep.equal(at('guest'))
    for (const depth of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '2'])
      expect(positionIn({ at: 'guest', depth }, read)).to.deep.equal(at('guest'))
    for (const foreign of [null, undefined, 'cart', 3, {}, { at: 'gone' }, { depth: 1 }, { at: { cart: 1 } }])
      expect(positionIn(foreign, read)).to.equal(undefined)
  })

  /** A browser model: a list of entries, one current. */
  const walk = (steps: readonly ('back' | 'forward' | number)[]) => {
    let entries: readonly Position<number>[] = [at(0)]
    let shown = 0
    const here = () => entries[shown] ?? at(-1)
    for (const step of steps) {
      if (step === 'forward') shown = Math.min(shown + 1, entries.length - 1)
      else {
        const move = step === 'back' ? back(here(), 0) : next(here(), step)
        if (move._tag === 'GoBack') shown -= move.by
        if (move._tag === 'Push') {
          entries = [...entries.slice(0, shown + 1), move.to]
          shown += 1
        }
      }
    }
    return { entries, shown, here: here() }
  }

  it('CART-12 wherever one went, the depth of a step is what lies behind it, and Back never leaves', () => {
    const steps = fc.array(fc.oneof(fc.constantFrom('back' as const, 'forward' as const), fc.nat(4)), { maxLength: 30 })
    fc.assert(
      fc.property(steps, (taken) => {
        const { entries, shown, here } = walk(taken)
        expect(entries.map(({ depth }) => depth)).to.deep.equal(entries.map((_, index) => index))
        expect(here.depth).to.equal(shown)
      }),
      { examples: [[[1, 2, 'back', 3, 'back', 'back', 'back', 'forward']]] },
    )
  })

  it('CART-12 a step and Back is where one was, and Forward where one went', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { maxLength: 10 }), fc.integer({ min: 5, max: 9 }), (way, to) => {
        const before = walk(way).here
        expect(walk([...way, to, 'back']).here).to.deep.equal(before)
        expect(walk([...way, to, 'back', 'forward']).here.at).to.equal(to)
      }),
    )
  })
})
