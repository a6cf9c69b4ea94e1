import { Button } from '../design/button.tsx'
import { useWords } from '../messages/words-context.tsx'
import type { WatchableCell } from '../state/cell.ts'
import { useStateOf } from '../state/use-state-of.ts'
import type { Sound } from './ring-controller.ts'
import styles from './sound-bar.module.css'

export interface SoundBarProps {
  readonly sound: WatchableCell<Sound>
  readonly onStart: () => void
}

/** Asks for the tap that unlocks sound, and shows when sound is off. Hidden while sound is on. */
export function SoundBar({ sound, onStart }: SoundBarProps) {
  const { sound: words } = useWords('staff')
  const state = useStateOf(sound, (now) => now)
  return (
    <div role="status">
      {state === 'on' ? null : (
        <div className={styles.bar}>
          <p>{words[state]}</p>
          <Button kind={state === 'waiting' ? 'primary' : 'secondary'} onClick={onStart}>
            {state === 'waiting' ? words.start : words.turnOn}
          </Button>
        </div>
      )}
    </div>
  )
}
