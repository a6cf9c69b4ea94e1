export interface VersionFacts {
  readonly number: number
}

/** Texts for the page with the versions of the brand. */
export const staffVersions = {
  brand: 'Brand',
  versions: {
    lead: 'Menus, prices, texts and pictures come from the brand’s files on the server. Publishing shows them to customers within seconds, as the next version.',
    without: 'This server has no versions of the brand’s files.',
    files: 'Files on the server',
    nothingToPublish: 'Nothing to publish: customers see these files.',
    pending: ({ count }: { readonly count: number }) =>
      count === 1 ? '1 change that customers don’t see yet:' : `${count} changes that customers don’t see yet:`,
    faulty: 'These files can’t be published. Fix this first:',
    lookAgain: 'Check files again',
    publish: ({ number }: VersionFacts) => `Publish version ${number}`,
    publishQuestion: ({ count, number }: VersionFacts & { readonly count: number }) =>
      count === 1
        ? `Publish 1 change as version ${number}? Customers see it within seconds.`
        : `Publish ${count} changes as version ${number}? Customers see them within seconds.`,
    publishYes: 'Publish',
    publishNo: 'Not now',
    title: 'Versions',
    version: ({ number }: VersionFacts) => `Version ${number}`,
    served: 'In use',
    publishedBy: ({ when, who }: { readonly when: string; readonly who: string }) => `Published ${when} by ${who}`,
    publishedHere: ({ when }: { readonly when: string }) => `Published ${when} on the server`,
    left: 'a former member',
    changes: 'Changes',
    changesOf: ({ number }: VersionFacts) => `Changes of version ${number}`,
    whatItChanged: 'What it changed',
    nothingBefore: 'No earlier version is kept to compare it with.',
    comparedWith: ({ count, from }: { readonly count: number; readonly from: number }) =>
      count === 1 ? `1 change from version ${from}:` : `${count} changes from version ${from}:`,
    same: ({ from }: { readonly from: number }) => `The same as version ${from}.`,
    unread: 'We couldn’t load these changes.',
    whatGoingBackChanges: 'What going back changes',
    goBack: ({ number }: VersionFacts) => `Go back to version ${number}`,
    goBackQuestion: ({ number, served }: VersionFacts & { readonly served: number }) =>
      `Show customers version ${number} again instead of version ${served}? You can return to version ${served} later.`,
    keep: ({ number }: VersionFacts) => `Stay with version ${number}`,
    done: {
      published: ({ number }: VersionFacts) => `Version ${number} is in use.`,
      rolledBack: ({ number }: VersionFacts) => `Version ${number} is in use again.`,
    },
    added: ({ value }: { readonly value: string }) => `New: ${value}`,
    removed: ({ value }: { readonly value: string }) => `Removed: ${value}`,
    changed: ({ before, after }: { readonly before: string; readonly after: string }) => `${before} → ${after}`,
    whole: { added: 'New', removed: 'Removed', changed: 'Changed' },
    showAll: ({ count }: { readonly count: number }) => `Show all ${count}`,
    more: ({ count }: { readonly count: number }) =>
      count === 1 ? 'And 1 more change.' : `And ${count} more changes.`,
    problem: {
      Superseded: 'Another version was published in the meantime. Check the changes and try again.',
      Gone: 'This version isn’t kept anymore.',
      NotAllowed: 'You don’t have permission to do this.',
      NoAnswer: 'We didn’t get a response. Check the connection, and then which version is in use.',
    },
  },
}
