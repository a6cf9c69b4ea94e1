import { screen } from '@testing-library/react'
import { expect } from 'chai'
import type { Popup } from '../../../src-domain/brand/popup.ts'
import { noPopups, type PopupQueue } from '../../../src-domain/brand/show-popups.ts'
import { PopupStack } from '../../../src-ui/popups/popup-stack.tsx'
import { PopupsProvider } from '../../../src-ui/popups/popups-app.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { draw } from '../draw.tsx'

const popup: Popup = {
  id: 'hours',
  type: 'notice',
  content: { en: 'New hours from Monday' },
  options: { autoCloseTimer: 15, isAutoClose: false, isFirstTimeOnly: false },
}

function drawn(waiting: readonly Popup[]) {
  const queue = cell<PopupQueue>({ ...noPopups, waiting })
  const done: unknown[] = []
  const cells = { queue, locale: 'en' as const, brand: { defaultLocale: 'en' as const, name: 'Noodle House' } }
  const actions = { close: (id: string) => done.push(id), hold: (isHeld: boolean) => done.push(isHeld) }
  const { user } = draw(
    <PopupsProvider app={{ cells, actions }}>
      <PopupStack report={() => undefined} />
    </PopupsProvider>,
  )
  return { user, done }
}

describe('a popup', () => {
  it('SHELL-29, SHELL-31 is read out where it stands, is held while somebody is in it, and closes by its button', async () => {
    const { user, done } = drawn([popup])
    expect(screen.getByRole('status').textContent).to.equal('New hours from Monday')
    await user.tab()
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('{Enter}')
    expect(done).to.deep.equal([true, 'hours'])
  })

  it('SHELL-29 of type dialog has to be closed; Escape does', async () => {
    const { user, done } = drawn([{ ...popup, type: 'dialog' }])
    const dialog = screen.getByRole('dialog', { name: 'Noodle House' })
    expect(dialog.textContent).to.equal('New hours from Monday')
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(done.at(-1)).to.equal('hours')
  })

  it('SHELL-33 without its provider it is a mistake of ours that says so', () => {
    expect(() => draw(<PopupStack report={() => undefined} />)).to.throw('Popup screens need their provider')
  })
})
