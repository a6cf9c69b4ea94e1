import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect } from 'chai'
import { requestRefused } from '../../../src-domain/payment/payment-problem.ts'
import { aPatron, aSavedCard } from '../../builders/patron-builder.ts'
import { ada, payWorld } from './pay-world.tsx'

type World = Awaited<ReturnType<typeof payWorld>>

async function fill({ user }: World, number: string) {
  await user.clear(screen.getByLabelText('Card number'))
  await user.type(screen.getByLabelText('Card number'), number)
  await user.clear(screen.getByLabelText(/Expiration/))
  await user.type(screen.getByLabelText(/Expiration/), '0830')
  await user.type(screen.getByLabelText(/Security code/), '987')
  await user.clear(screen.getByLabelText('ZIP code'))
  await user.type(screen.getByLabelText('ZIP code'), '10001')
}
async function press({ user }: World, name: string | RegExp) {
  return user.click(await screen.findByRole('button', { name }))
}
function textOf(label: string | RegExp) {
  return screen.getByLabelText<HTMLInputElement>(label).value
}

describe('The cards screen', () => {
  afterEach(cleanup)

  it('PAY-06, PAY-05 is reached by the payment row, and the card is used from then on', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, /Add a card/)
    await waitFor(() => screen.getByLabelText('Card number'))
    await fill(world, '4242424242424242')
    await press(world, 'Use this card')
    await screen.findByRole('heading', { name: 'Checkout' })
    expect(screen.getByRole('radio', { name: /Visa ending in 4242/ })).to.have.property('checked', true)
    await press(world, 'Pay $32.75')
    await waitFor(() => expect(world.log.arrived).to.have.length(1))
    expect(world.placements[0]?.instrument)
      .to.have.property('nonce')
      .match(/^sbx_approved_4242_visa_/)
  })

  it('PAY-52, CHK-28 shows a guest the form first and then places the order', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, 'Continue to card · $32.75')
    await waitFor(() => screen.getByLabelText('Card number'))
    expect(world.placements).to.have.length(0)
    await fill(world, '4242424242424242')
    await press(world, 'Pay $32.75')
    await waitFor(() => expect(world.log.arrived).to.have.length(1))
  })

  it('PAY-52, CART-12 whether the card places the order belongs to the step, wherever one comes to it from', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, 'Continue to card · $32.75')
    await screen.findByRole('button', { name: 'Pay $32.75' })
    window.history.back()
    await screen.findByRole('heading', { name: 'Checkout' })
    window.history.forward()
    await waitFor(() => screen.getByLabelText('Card number'))
    await screen.findByRole('button', { name: 'Pay $32.75' })
    window.history.back()
    await screen.findByRole('heading', { name: 'Checkout' })
    await press(world, /Add a card/)
    await screen.findByRole('button', { name: 'Use this card' })
  })

  it('PAY-17, CHK-54 keeps all but the code after a decline, and takes another card under the same key', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, 'Continue to card · $32.75')
    await waitFor(() => screen.getByLabelText('Card number'))
    await fill(world, '4000000000000002')
    await press(world, 'Pay $32.75')
    expect((await screen.findByRole('alert')).textContent).to.equal('Your card was declined.')
    expect([textOf('Card number'), textOf(/Expiration/), textOf(/Security/), textOf('ZIP code')]).to.deep.equal([
      '4000 0000 0000 0002',
      '08/30',
      '',
      '10001',
    ])
    await fill(world, '4242424242424242')
    await press(world, 'Pay $32.75')
    await waitFor(() => expect(world.log.arrived).to.have.length(1))
    const [first, second] = world.placements
    expect(world.placements).to.have.length(2)
    expect(second?.order.idempotencyKey).to.equal(first?.order.idempotencyKey)
    expect(second?.instrument).to.not.deep.equal(first?.instrument)
  })

  it('PAY-19 shows what is wrong at the field and disables the button until it is right', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, /Add a card/)
    await waitFor(() => screen.getByLabelText('Card number'))
    await world.user.type(screen.getByLabelText('Card number'), '4242')
    await world.user.tab()
    const field = screen.getByLabelText('Card number')
    expect(field.getAttribute('aria-invalid')).to.equal('true')
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(
      'Please provide valid credit card number',
    )
    expect(screen.getByRole('button', { name: 'Use this card' }).getAttribute('aria-disabled')).to.equal('true')
    await world.user.type(field, '424242424242')
    expect(screen.getByRole('button', { name: 'Use this card' }).hasAttribute('aria-disabled')).to.equal(false)
  })

  it('PAY-48 says that it saves while the card is on its way to the processor', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, /Add a card/)
    await waitFor(() => screen.getByLabelText('Card number'))
    act(() => world.cells.card.update((now) => ({ ...now, isSubmitting: true })))
    expect(screen.getByRole('button', { name: 'Saving…' }).getAttribute('aria-busy')).to.equal('true')
    act(() =>
      world.cells.card.update((now) => ({ ...now, isSubmitting: false, problem: { _tag: 'AuthenticationFailed' } })),
    )
    expect((await screen.findByRole('alert')).textContent).to.include('was not confirmed')
  })

  it('PAY-40, PAY-41 says what the processor says, or that it would not have the card', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, /Add a card/)
    await waitFor(() => screen.getByLabelText('Card number'))
    for (const [problem, text] of [
      [
        { _tag: 'Misconfigured', code: requestRefused },
        'Unable to process the card entered. We apologize for the inconvience.',
      ],
      [{ _tag: 'Declined', reason: 'api_error', message: 'Try again in a moment.' }, 'Try again in a moment.'],
      [
        { _tag: 'Declined', reason: 'api_error' },
        'Unable to process the card entered. Please try again or use another card.',
      ],
    ] as const) {
      act(() => world.cells.card.update((now) => ({ ...now, problem })))
      expect((await screen.findByRole('alert')).textContent).to.equal(text)
    }
  })

  it('PAY-06 a form that did not come can be asked for again', async () => {
    let isCut = true
    const world = await payWorld({
      guest: ada,
      processor: (sandbox) => ({
        ...sandbox,
        open: async (context) =>
          isCut ? { ok: false, problem: { _tag: 'Unavailable', cause: 'load' } } : sandbox.open(context),
      }),
    })
    await press(world, /Add a card/)
    expect((await screen.findByRole('alert')).textContent).to.include('could not be loaded')
    expect(screen.queryByRole('button', { name: 'Use this card' })).to.equal(null)
    isCut = false
    await press(world, 'Try again')
    await waitFor(() => screen.getByLabelText('Card number'))
    expect(screen.queryByRole('alert')).to.equal(null)
    screen.getByRole('button', { name: 'Use this card' })
  })

  it('PAY-51 offers the saved card and another one', async () => {
    const world = await payWorld({ patron: { patron: aPatron({ card: aSavedCard() }) } })
    await press(world, /Change card/)
    expect(screen.getByRole('radio', { name: /Visa ending in 4242/ })).to.have.property('checked', true)
    await world.user.click(screen.getByRole('radio', { name: 'Another card' }))
    await waitFor(() => screen.getByLabelText('Card number'))
    await fill(world, '4000000000000127')
    await press(world, 'Use this card')
    await screen.findByRole('heading', { name: 'Checkout' })
    expect(screen.getByRole('radio', { name: /Visa ending in 0127/ })).to.have.property('checked', true)
  })

  it('PAY-20, PAY-31 has no form where the processor needs a restaurant, and the button says what is missing', async () => {
    const problem = { _tag: 'Unavailable', cause: 'needs-location' } as const
    const world = await payWorld({
      guest: ada,
      processor: (sandbox) => ({ ...sandbox, open: async () => ({ ok: false, problem }) }),
    })
    await press(world, /Add a card/)
    await screen.findByText('Please choose a location to add a card.')
    expect(screen.getByRole('button', { name: 'Choose a location' })).to.have.property('disabled', true)
    expect(screen.queryByLabelText('Card number')).to.equal(null)
    expect(screen.queryByRole('button', { name: 'Use this card' })).to.equal(null)
  })
})
