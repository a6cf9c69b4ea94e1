import { act, screen } from '@testing-library/react'
import { expect } from 'chai'
import { active, type IdleState } from '../../../src-domain/fulfilment/kiosk-idle.ts'
import { IdleDialog } from '../../../src-ui/fulfilment/idle-dialog.tsx'
import { cell } from '../../../src-ui/state/cell.ts'
import { draw } from '../draw.tsx'

describe('The question of a table’s device', () => {
  const asked = () => {
    const idle = cell<IdleState>(active)
    const said: string[] = []
    const drawn = draw(<IdleDialog idle={idle} onStay={() => said.push('stay')} onLeave={() => said.push('leave')} />)
    return {
      ...drawn,
      said,
      warn: (secondsLeft: number) => act(() => idle.update(() => ({ _tag: 'Warning', secondsLeft }))),
    }
  }

  it('counts down in words that are read out once, and takes either answer', async () => {
    const { warn, said, user } = asked()
    expect(screen.queryByRole('alertdialog')).to.equal(null)
    warn(20)
    const dialog = screen.getByRole('alertdialog', { name: 'Are you still there?' })
    const timer = screen.getByRole('timer')
    expect(timer.textContent).to.equal('This order will clear in 20 seconds.')
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect([described?.textContent, timer.getAttribute('aria-live')]).to.deep.equal([timer.textContent, 'off'])
    warn(1)
    expect(timer.textContent).to.equal('This order will clear in 1 second.')
    await user.click(screen.getByRole('button', { name: 'I’m still here' }))
    await user.click(screen.getByRole('button', { name: 'Clear now' }))
    await user.click(timer)
    expect(said).to.deep.equal(['stay', 'leave', 'stay'])
  })
})
