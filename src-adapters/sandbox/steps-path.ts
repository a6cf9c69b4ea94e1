/** Where the order server that has the sandbox in it lets customers speak with its bank. */
export const stepsPath = '/sandbox/steps'
