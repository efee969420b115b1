/* The commands of the program: each takes its own arguments and returns the exit status. */
#ifndef CLI_COMMANDS_H
#define CLI_COMMANDS_H

int cmd_analyse(int argc, char **argv);
int cmd_backup(int argc, char **argv);
int cmd_bench(int argc, char **argv);
int cmd_check(int argc, char **argv);
int cmd_games(int argc, char **argv);
int cmd_ladder(int argc, char **argv);
int cmd_play(int argc, char **argv);
int cmd_prune(int argc, char **argv);
int cmd_replay(int argc, char **argv);
int cmd_rules(int argc, char **argv);
int cmd_serve(int argc, char **argv);
int cmd_sim(int argc, char **argv);
int cmd_train(int argc, char **argv);
int cmd_tune(int argc, char **argv);
int cmd_verify(int argc, char **argv);

#endif
