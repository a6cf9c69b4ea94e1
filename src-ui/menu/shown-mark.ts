/** Placeholder of the number in the text that says how many items the filter leaves. */
export const shownMark = '{n}'
