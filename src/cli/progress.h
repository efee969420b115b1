/* A bar on stderr for work that takes long. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

void progress_draw(long done, long all);
void progress_clear(void);

#endif
