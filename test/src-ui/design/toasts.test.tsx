import { act, cleanup, screen } from '@testing-library/react'
import { expect } from 'chai'
import { type Toast, Toasts, withToast } from '../../../src-ui/design/toasts.tsx'
import hidden from '../../../src-ui/design/visually-hidden.module.css'
import { cell } from '../../../src-ui/state/cell.ts'
import { draw } from '../draw.tsx'

function fakeTimers() {
  const { setTimeout: set, clearTimeout: clear } = globalThis
  let now = 0
  let made = 0
  const due = new Map<number, { readonly at: number; readonly run: () => void }>()
  Object.assign(globalThis, {
    setTimeout: (run: () => void, milliseconds = 0) => {
      made += 1
      due.set(made, { at: now + milliseconds, run })
      return made
    },
    clearTimeout: (id: number) => void due.delete(id),
  })
  return {
    pass: (milliseconds: number) => {
      now += milliseconds
      for (const [id, { at, run }] of due) {
        if (at > now) continue
        due.delete(id)
        run()
      }
    },
    restore: () => void Object.assign(globalThis, { setTimeout: set, clearTimeout: clear }),
  }
}

describe('toasts', () => {
  let timers: ReturnType<typeof fakeTimers> | undefined
  afterEach(() => {
    timers?.restore()
    cleanup()
  })

  it('SHELL-28 removes each 3000 ms after it was added, and not a moment before', () => {
    const toasts = cell<readonly Toast[]>([])
    draw(<Toasts cell={toasts} />)
    const clock = fakeTimers()
    timers = clock
    const said = () => screen.getByRole('status').textContent
    act(() => toasts.update(withToast('Added.')))
    act(() => clock.pass(2_000))
    act(() => toasts.update(withToast('Saved.')))
    expect(said()).to.equal('Added.Saved.')
    act(() => clock.pass(999))
    expect(said()).to.equal('Added.Saved.')
    act(() => clock.pass(1))
    expect(said()).to.equal('Saved.')
    act(() => clock.pass(2_000))
    expect(said()).to.equal('')
  })

  it('SHELL-28 has the newest in sight only, and says each once to who listens', () => {
    const toasts = cell<readonly Toast[]>([])
    draw(<Toasts cell={toasts} />)
    const clock = fakeTimers()
    timers = clock
    const dishes = ['Ramen added.', 'Udon added.', 'Tea added.', 'Poke added.']
    for (const dish of dishes) act(() => toasts.update(withToast(dish)))
    const drawn = screen.getAllByText(/added\.$/)
    expect(drawn.map(({ textContent }) => textContent)).to.deep.equal(dishes)
    const inSight = () =>
      screen.queryAllByText(/added\.$/).filter((one) => !one.classList.contains(hidden['hidden'] ?? ''))
    expect(inSight().map(({ textContent }) => textContent)).to.deep.equal(['Poke added.'])
    // An atomic region would announce the first one four times.
    expect(screen.getByRole('status').getAttribute('aria-atomic')).to.equal('false')
    act(() => clock.pass(3_000))
    expect(screen.getByRole('status').textContent).to.equal('')
  })
})
