import { Button } from '../design/button.tsx'
import { Sheet } from '../design/sheet.tsx'
import { useWords } from '../messages/words-context.tsx'
import { CopyButton } from './copy-button.tsx'
import styles from './team.module.css'
import type { ShownInvitation } from './team-controller.ts'

export interface InvitationSheetProps {
  readonly invitation: ShownInvitation
  readonly copy: (text: string) => Promise<boolean>
  readonly onClose: () => void
}

/** An invitation's link, which is shown this once. */
export function InvitationSheet({ invitation: { email, link, isMailed }, copy, onClose }: InvitationSheetProps) {
  const { members: words } = useWords('staff')
  const { close } = useWords('common')
  return (
    <Sheet title={words.invitationFor({ email })} closeLabel={close} onClose={onClose}>
      <div className={styles.form}>
        <p>{isMailed ? words.mailed({ email }) : words.notMailed({ email })}</p>
        <p className={styles.link}>{link}</p>
        <p className={styles.muted}>{words.linkLife}</p>
        <CopyButton action={words.copyLink} text={link} copy={copy} />
        <Button wide onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Sheet>
  )
}
