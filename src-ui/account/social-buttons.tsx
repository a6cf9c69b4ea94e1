import type { SocialPlatform } from '../../src-domain/brand/social-platform.ts'
import { Button } from '../design/button.tsx'
import { VisuallyHidden } from '../design/visually-hidden.tsx'
import { useWords } from '../messages/words-context.tsx'
import styles from './social-buttons.module.css'

export interface SocialButtonsProps {
  readonly platforms: readonly SocialPlatform[]
  /** Platform whose window is open. */
  readonly busy: SocialPlatform | undefined
  readonly onChoose: (platform: SocialPlatform) => void
}

/** Social buttons (ACCT-46 to ACCT-48). */
export function SocialButtons({ platforms, busy, onChoose }: SocialButtonsProps) {
  const words = useWords('social')
  if (platforms.length === 0) return null
  return (
    <fieldset className={styles.ways}>
      <legend>
        <VisuallyHidden>{words.ways}</VisuallyHidden>
      </legend>
      <p className={styles.or} aria-hidden="true">
        {words.or}
      </p>
      {platforms.map((platform) => (
        <Button key={platform} kind="secondary" wide busy={busy === platform} onClick={() => onChoose(platform)}>
          {words.by[platform]}
        </Button>
      ))}
    </fieldset>
  )
}
