/** Opens the browser's print dialogue for this page. */
export const printPage: (() => void) | undefined = () => window.print();
